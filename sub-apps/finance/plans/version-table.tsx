import type { PlanDetail, PlanVersion, Rate } from "@console-shell/contract/calls/finance-plans";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

interface VersionTableProps {
  plan: PlanDetail;
  version: PlanVersion;
}

/** The prices of one version of a plan. */
export const VersionTable = ({ plan: { currency }, version }: VersionTableProps) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const columns: TableColumns<Rate> = [
    {
      key: "meter",
      title: text("plan.meter"),
      render: (_, { meter }) => text(`meter.${meter}`),
    },
    {
      key: "price",
      title: text("plan.price"),
      align: "end",
      render: (_, { price }) => <Amount value={price} currency={currency} />,
    },
    {
      key: "tier",
      title: text("plan.tier"),
      render: (_, { firstCalls, furtherPrice }) =>
        firstCalls === null || furtherPrice === null
          ? "–"
          : text("plan.tierOf", {
              price: format.money(furtherPrice, currency),
              calls: format.number(firstCalls),
            }),
    },
  ];
  return (
    <>
      <p>{text("plan.feeOf", { amount: format.money(version.platformFee, currency) })}</p>
      <ScrollTable
        label={text("plan.table", { month: period(version.validFrom) })}
        rowKey="meter"
        size="middle"
        pagination={false}
        columns={columns}
        dataSource={version.rates}
      />
      <p className="finance-detail">
        {text("plan.published", {
          name: version.createdByName,
          time: format.dateTime(version.createdAt),
        })}
      </p>
    </>
  );
};
