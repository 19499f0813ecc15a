import type { Duplicate } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useFormat } from "@console-shell/sdk";
import { Alert } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { kinds } from "./kinds.ts";

interface DuplicatesProps {
  payment: Pick<Proposal, "kind" | "clientId">;
  duplicates: readonly Duplicate[];
  /** Links open a new tab, so that a form isn't left. */
  inForm?: boolean;
}

const pathOf = ({ source, kind, id, number }: Duplicate, payment: DuplicatesProps["payment"]) =>
  source === "entry" || kind !== payment.kind
    ? `/ledger?search=${encodeURIComponent(number)}`
    : `${kinds[payment.kind].path}/${id}`;

/** What may be the same payment, named and linked. */
export const Duplicates = ({ payment, duplicates, inForm = false }: DuplicatesProps) => {
  const text = useText();
  const format = useFormat();
  const zone = useCalendar()?.timeZone;
  if (duplicates.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      {...(inForm && { className: "finance-form-alert" })}
      title={text("evidence.duplicates", { count: duplicates.length })}
      description={
        <ul className="finance-duplicates">
          {duplicates.map((one) => (
            <li key={one.id}>
              <Link to={pathOf(one, payment)} {...(inForm && { target: "_blank" })}>
                {one.number}
              </Link>
              {" · "}
              {text(one.sameReference ? "evidence.sameReference" : "evidence.sameAmount")}
              {" · "}
              {one.clientId === payment.clientId ? null : `${one.clientName} · `}
              <Amount value={one.amount} currency={one.currency} />
              {" · "}
              {one.status ? text(`proposalStatus.${one.status}`) : text("evidence.posted")}
              {" · "}
              {format.date(one.createdAt, zone)}
            </li>
          ))}
        </ul>
      }
    />
  );
};
