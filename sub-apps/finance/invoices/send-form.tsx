import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { Facts, LoadFailure } from "@console-shell/ui";
import { Alert, Form, Input, Select, Skeleton } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";

interface SendFormProps {
  kind: InvoiceMailKind;
  invoices: readonly { id: string; number: string; clientName: string }[];
  onClose: () => void;
  onSent?: () => void;
}

/** What a client gets, in its language. */
const Preview = ({ id, kind }: { id: string; kind: InvoiceMailKind }) => {
  const text = useText();
  const message = Form.useWatch<string | undefined>("message")?.trim();
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
          { label: text("mail.to"), value: recipients.join(", ") || text("common.none") },
          { label: text("mail.subject"), value: subject },
          { label: text("mail.files"), value: files.join(", ") },
        ]}
      />
      <section className="finance-mail" aria-label={text("mail.preview")}>
        {[before, ...(message ? [message] : []), after].join("\n\n")}
      </section>
    </>
  );
};

/** The dialog that mails invoices or reminders, with a preview of each. */
export const SendForm = ({ kind, invoices, onClose, onSent }: SendFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [shown, setShown] = useState(invoices[0]!.id);
  const send = useApiMutation("POST /cc-api/finance/invoice/send");
  const [first] = invoices;
  const count = invoices.length;
  const save = async ({ message }: { message: string }) => {
    const { queued, skipped } = await send.mutateAsync({
      body: { invoiceIds: invoices.map(({ id }) => id), kind, message, idempotencyKey },
    });
    const reasons = skipped.map(
      ({ number, reason }) => `${number}: ${text(`mail.skip.${reason}`)}`,
    );
    notify({
      kind: skipped.length > 0 ? "warning" : "success",
      title: text("mail.queued", { count: queued.length, skipped: skipped.length }),
      ...(reasons.length > 0 && { message: reasons.slice(0, 5).join(" ") }),
    });
    onSent?.();
  };
  return (
    <RecordForm<{ message: string }>
      title={
        count === 1
          ? text(`mail.title.${kind}`, { number: first!.number })
          : text("mail.titleSeveral", { count })
      }
      submit={text(`mail.submit.${kind}`)}
      drawer={560}
      initialValues={{ message: "" }}
      save={save}
      onClose={onClose}
      intro={count === 1 ? null : <p>{text("mail.severalDetail")}</p>}
    >
      <Form.Item name="message" label={text("mail.message")} extra={text("mail.messageHelp")}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      {count === 1 ? null : (
        <Form.Item label={text("mail.previewOf")}>
          <Select
            aria-label={text("mail.previewOf")}
            value={shown}
            options={invoices.map(({ id, number, clientName }) => ({
              value: id,
              label: `${number} · ${clientName}`,
            }))}
            onChange={setShown}
          />
        </Form.Item>
      )}
      <Preview id={shown} kind={kind} />
    </RecordForm>
  );
};
