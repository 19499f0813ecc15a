import { Status } from "@console-shell/ui";
import type { Invoice, InvoiceMail } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

const badges = {
  waiting: "processing",
  sent: "success",
  failed: "error",
  unconfirmed: "warning",
  cancelled: "default",
} as const satisfies Record<InvoiceMail["state"], string>;

/** Whether an e-mail was sent; null if there is none. */
export const MailState = ({ state }: { state: Invoice["mailState"] }) => {
  const text = useText();
  return state === null ? (
    <Status status="default" text={text("mail.state.none")} />
  ) : (
    <Status status={badges[state]} text={text(`mail.state.${state}`)} />
  );
};
