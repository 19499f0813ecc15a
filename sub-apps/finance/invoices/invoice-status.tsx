import { Status } from "@console-shell/ui";
import type { InvoiceStatus } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

export const invoiceStatuses = [
  "issued",
  "overdue",
  "paid",
  "void",
] as const satisfies InvoiceStatus[];

const badges = {
  issued: "processing",
  overdue: "error",
  paid: "success",
  void: "default",
} as const satisfies Record<InvoiceStatus, string>;

/** An invoice's status. */
export const InvoiceStatusTag = ({ status }: { status: InvoiceStatus }) => {
  const text = useText();
  return <Status status={badges[status]} text={text(`invoiceStatus.${status}`)} />;
};
