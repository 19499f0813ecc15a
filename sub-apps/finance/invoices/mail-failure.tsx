import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { usePermission } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";

interface MailFailureProps {
  invoice: InvoiceDetail;
  onSend: (kind: InvoiceMailKind) => void;
}

/** Says that the last e-mail with an invoice, or the last reminder, didn't reach everybody; nothing if it did. */
export const MailFailure = ({ invoice: { mails, status, open }, onSend }: MailFailureProps) => {
  const text = useText();
  const maySend = usePermission("finance:invoice:send");
  const [last] = mails;
  const failed = mails.filter(
    ({ kind, createdAt, state }) =>
      kind === last?.kind &&
      createdAt === last.createdAt &&
      (state === "failed" || state === "unconfirmed"),
  );
  const [first] = failed;
  const isOver = status === "void" || (first?.kind === "reminder" && open === 0);
  if (!first || isOver) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={text(`mail.failed.${first.kind}`, {
        to: failed.map(({ recipient }) => recipient).join(", "),
      })}
      description={
        first.state === "unconfirmed" ? text("mail.unconfirmedDetail") : (first.error ?? undefined)
      }
      action={
        maySend ? (
          <Button size="small" onClick={() => onSend(first.kind)}>
            {text("mail.sendAgain")}
          </Button>
        ) : undefined
      }
    />
  );
};
