import type { PlanDetail, PlanVersion } from "@console-shell/contract/calls/finance-plans";
import { useFormat } from "@console-shell/sdk";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";

interface VersionTableProps {
  plan: PlanDetail;
  version: PlanVersion;
  /** The version before it, whose other values are shown; undefined for the first. */
  before: PlanVersion | undefined;
}

/** A value of a version, and what it was before if that was another one. */
const Value = ({ now, was }: { now: string; was: string | undefined }) => {
  const text = useText();
  return (
    <>
      <span className="finance-amount">{now}</span>
      {was === undefined || was === now ? null : (
        <div className="finance-detail finance-amount">{text("plan.was", { value: was })}</div>
      )}
    </>
  );
};

/** The prices of one version of a plan, with those that it changed; a table on phones, too, as its cells are short. */
export const VersionTable = ({ plan, version, before }: VersionTableProps) => {
  const { currency, current } = plan;
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const money = (value: number | null) => (value === null ? "–" : format.money(value, currency));
  const calls = (value: number | null) => (value === null ? "–" : format.number(value));
  const columns = [
    ["price", money],
    ["firstCalls", calls],
    ["furtherPrice", money],
  ] as const;
  const fee = version.platformFee;
  const feeWas = before?.platformFee ?? fee;
  return (
    <table
      className="finance-prices"
      aria-label={text("plan.table", { month: period(version.validFrom) })}
    >
      <thead>
        <tr>
          <th scope="col">{text("plan.meter")}</th>
          <th scope="col">{text("invoice.unitPrice")}</th>
          <th scope="col">{text("plan.firstCalls")}</th>
          <th scope="col">{text("plan.furtherPrice")}</th>
        </tr>
      </thead>
      <tbody>
        {version.rates.map((rate) => {
          const last = before?.rates.find(({ meter }) => meter === rate.meter);
          return (
            <tr key={rate.meter}>
              <th scope="row">{text(`meter.${rate.meter}`)}</th>
              {columns.map(([field, shown]) => (
                <td key={field}>
                  <Value now={shown(rate[field])} was={last && shown(last[field])} />
                </td>
              ))}
            </tr>
          );
        })}
        {/* The page's key figure, unless this version has or had another one. */}
        {fee === current?.platformFee && fee === feeWas ? null : (
          <tr>
            <th scope="row">{text("plan.fee")}</th>
            <td>
              <Value now={money(fee)} was={money(feeWas)} />
            </td>
            <td>–</td>
            <td>–</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
