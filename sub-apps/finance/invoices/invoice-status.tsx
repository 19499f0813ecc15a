import type { InvoiceStatus } from "@console-shell/contract/calls/finance";
import { Badge } from "antd";
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
  return <Badge status={badges[status]} text={text(`invoiceStatus.${status}`)} />;
};
