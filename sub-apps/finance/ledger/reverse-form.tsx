import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import { RecordForm, refusedFor, useApiMutation, useFormat, useNotify } from "@console-shell/sdk";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { newIdempotencyKey } from "./new-idempotency-key.ts";

interface ReverseFormProps {
  entry: LedgerEntry;
  onClose: () => void;
}

/** The dialog that confirms a reversal and asks for its reason. */
export const ReverseForm = ({ entry, onClose }: ReverseFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const reverse = useApiMutation("POST /cc-api/finance/ledger/:id/reverse");

  const submit = async ({ memo }: { memo: string }) => {
    const { number } = await reverse.mutateAsync({
      params: { id: entry.id },
      body: { memo, idempotencyKey },
    });
    notify({ kind: "success", title: text("post.done", { number }) });
  };

  return (
    <RecordForm<{ memo: string }>
      title={text("reverse.title", { number: entry.number })}
      submit={text("reverse.submit")}
      danger
      initialValues={{ memo: "" }}
      save={submit}
      onClose={onClose}
      renderIntro={(forget) => (
        <>
          {refusedFor(reverse.error, "used") ? (
            <Alert
              type="error"
              showIcon
              title={text("post.keyUsed")}
              style={{ marginBottom: 12 }}
            />
          ) : null}
          {refusedFor(reverse.error, "needs_approval") ? (
            <Alert
              type="error"
              showIcon
              title={text("reverse.needsApproval")}
              description={
                <Link to="/adjustments" onClick={forget}>
                  {text("reverse.propose")}
                </Link>
              }
              style={{ marginBottom: 12 }}
            />
          ) : null}
          <p>{text("reverse.detail", { amount: format.money(-entry.amount, entry.currency) })}</p>
        </>
      )}
    >
      <Form.Item
        name="memo"
        label={text("word.reason")}
        rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </RecordForm>
  );
};
