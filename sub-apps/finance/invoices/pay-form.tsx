import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { RecordForm, refusedFor, useApiMutation, useFormat, useNotify } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { wasRefused } from "../shared/was-refused.ts";

interface PayFormProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** The dialog that marks an invoice as paid. */
export const PayForm = ({
  invoice: { id, number, open, currency, status },
  onClose,
}: PayFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const pay = useApiMutation("POST /cc-api/finance/invoice/:id/mark-paid");
  // A lost response may have been a success; the same call again finds out.
  const isUnknown = pay.error !== null && !wasRefused(pay.error);
  const late = !isUnknown && (status === "paid" || status === "void");
  const submit = async ({ reference }: { reference: string }) => {
    try {
      await pay.mutateAsync({ params: { id }, body: { reference, idempotencyKey } });
      notify({ kind: "success", title: text("pay.done", { number }) });
    } catch (error) {
      // Refetch, so the page shows whatever caused the refusal.
      if (wasRefused(error)) await queries.invalidateQueries();
      throw error;
    }
  };
  return (
    <RecordForm<{ reference: string }>
      title={text("pay.title", { number })}
      submit={text("pay.action")}
      disabled={late}
      initialValues={{ reference: "" }}
      save={submit}
      onClose={onClose}
      intro={
        <>
          {late || refusedFor(pay.error, "decided") ? (
            <Alert
              type="warning"
              showIcon
              title={text("pay.late")}
              className="finance-form-alert"
            />
          ) : null}
          {refusedFor(pay.error, "used") ? (
            <Alert
              type="error"
              showIcon
              title={text("common.keyUsed")}
              className="finance-form-alert"
            />
          ) : null}
          <p>{text("pay.detail", { amount: format.money(open, currency) })}</p>
        </>
      }
    >
      <Form.Item
        name="reference"
        label={text("pay.reference")}
        rules={[{ required: true, whitespace: true, message: text("required.reference") }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </RecordForm>
  );
};
