import { invoiceMailsAtOnce } from "@console-shell/contract/words/limits";
import { RecordForm, useApiMutation, useHasMail, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useRef, useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { NoMailAlert } from "../shared/no-mail-alert.tsx";
import { MailsPreview } from "./mails-preview.tsx";

interface SendSeveralFormProps {
  ids: readonly string[];
  onClose: () => void;
}

/** The drawer that e-mails several invoices, with a preview; those of a billing run, for example. */
export const SendSeveralForm = ({ ids, onClose }: SendSeveralFormProps) => {
  const text = useText();
  const notify = useNotify();
  const hasMail = useHasMail();
  const [key] = useState(newIdempotencyKey);
  // Sent before an attempt failed: the next one goes on from there.
  const done = useRef({ invoices: 0, queued: 0, skipped: 0 });
  const send = useApiMutation("POST /cc-api/finance/invoice/send");
  const save = async ({ message }: { message: string }) => {
    while (done.current.invoices < ids.length) {
      const { invoices } = done.current;
      const invoiceIds = ids.slice(invoices, invoices + invoiceMailsAtOnce);
      const { queued, skipped } = await send.mutateAsync({
        body: { invoiceIds, kind: "invoice", message, idempotencyKey: `${key}:${invoices}` },
      });
      done.current = {
        invoices: invoices + invoiceIds.length,
        queued: done.current.queued + queued.length,
        skipped: done.current.skipped + skipped.length,
      };
    }
    const { queued, skipped } = done.current;
    notify({
      kind: skipped > 0 ? "warning" : "success",
      title: text("mails.queued", { queued, skipped }),
    });
  };
  return (
    <RecordForm<{ message: string }>
      title={text("mail.titleSeveral.invoice", { count: ids.length })}
      submit={text("mail.submit.invoice")}
      drawer={560}
      disabled={!hasMail}
      initialValues={{ message: "" }}
      intro={<NoMailAlert />}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="message" label={text("mail.message")} extra={text("mail.messageHelp")}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <MailsPreview kind="invoice" ids={ids} />
    </RecordForm>
  );
};
