import type { Invoice, InvoiceMail } from "@console-shell/contract/calls/finance";
import { Badge } from "antd";
import { useText } from "../messages/index.ts";

const badges = {
  waiting: "processing",
  sent: "success",
  failed: "error",
  unconfirmed: "warning",
  cancelled: "default",
} as const satisfies Record<InvoiceMail["state"], string>;

/** Whether a mail was sent; null if there is none. */
export const MailState = ({ state }: { state: Invoice["mailState"] }) => {
  const text = useText();
  return state === null ? (
    <Badge status="default" text={text("mail.state.none")} />
  ) : (
    <Badge status={badges[state]} text={text(`mail.state.${state}`)} />
  );
};
