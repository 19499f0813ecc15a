import type { InvoiceStatus } from "@console-shell/contract/endpoints/finance";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

export const invoiceStatuses = [
  "issued",
  "overdue",
  "paid",
  "void",
] as const satisfies InvoiceStatus[];

const colors: Record<InvoiceStatus, string> = {
  issued: "blue",
  overdue: "red",
  paid: "green",
  void: "default",
};

/** Where an invoice stands. */
export const InvoiceStatusTag = ({ status }: { status: InvoiceStatus }) => {
  const text = useText();
  return <Tag color={colors[status]}>{text(`invoiceStatus.${status}`)}</Tag>;
};
