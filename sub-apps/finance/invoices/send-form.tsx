import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { RecordForm, useApiMutation, useApiQuery, useHasMail, useNotify } from "@console-shell/sdk";
import { Facts, LoadFailure } from "@console-shell/ui";
import { Alert, Form, Input, Skeleton } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { NoMailAlert } from "../shared/no-mail-alert.tsx";
import { MailText } from "./mail-text.tsx";

interface SendFormProps {
  kind: InvoiceMailKind;
  invoice: { id: string; number: string };
  onClose: () => void;
}

/** What a client gets, in its language. */
const Preview = ({ id, kind }: { id: string; kind: InvoiceMailKind }) => {
  const text = useText();
  const read = useApiQuery(
    "GET /cc-api/finance/invoice/:id/mail-preview",
    { params: { id }, query: { kind } },
    { keepPrevious: true },
  );
  if (read.error) return <LoadFailure onRetry={read.refetch} />;
  if (!read.data) return <Skeleton active />;
  const { recipients, subject, before, after, files, skipped } = read.data;
  return (
    <>
      {skipped ? (
        <Alert
          type="warning"
          showIcon
          title={text(`mail.skip.${skipped}`)}
          className="finance-form-alert"
        />
      ) : null}
      <Facts
        items={[
          { label: text("mail.to"), value: recipients.join(", ") || text("word.none") },
          { label: text("mail.subject"), value: subject },
          { label: text("mail.files"), value: files.join(", ") },
        ]}
      />
      <MailText before={before} after={after} />
    </>
  );
};

/** The drawer that e-mails an invoice or a reminder of it, with a preview. */
export const SendForm = ({ kind, invoice: { id, number }, onClose }: SendFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const hasMail = useHasMail();
  const send = useApiMutation("POST /cc-api/finance/invoice/send");
  const save = async ({ message }: { message: string }) => {
    const { skipped } = await send.mutateAsync({
      body: { invoiceIds: [id], kind, message, idempotencyKey },
    });
    const [skip] = skipped;
    notify(
      skip
        ? { kind: "warning", title: text(`mail.skip.${skip.reason}`) }
        : { kind: "success", title: text(`mail.queued.${kind}`, { number }) },
    );
  };
  return (
    <RecordForm<{ message: string }>
      title={text(`mail.title.${kind}`, { number })}
      submit={text(`mail.submit.${kind}`)}
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
      <Preview id={id} kind={kind} />
    </RecordForm>
  );
};
