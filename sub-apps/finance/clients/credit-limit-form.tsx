import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { RecordForm, refusedFor, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { moneyText, parseMoney } from "../money/parse-money.ts";

interface CreditLimitFormProps {
  client: FinanceClient;
  onClose: () => void;
}

/** The dialog that changes only a client's credit limit. */
export const CreditLimitForm = ({ client, onClose }: CreditLimitFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  // The version the form shows, unaffected by refetches.
  const [{ id, name, currency, creditLimit, updatedAt }] = useState(client);
  const update = useApiMutation("PATCH /cc-api/finance/client/:id");
  const check = (_: unknown, value: string) => {
    const amount = parseMoney(value, currency);
    return amount === undefined || amount < 0
      ? Promise.reject(new Error(text("limits.wrong")))
      : Promise.resolve();
  };
  const save = async (values: { creditLimit: string }) => {
    const next = parseMoney(values.creditLimit, currency) ?? creditLimit;
    if (next === creditLimit) return;
    await update.mutateAsync({
      params: { id },
      body: { creditLimit: next, updatedAt, idempotencyKey },
    });
    notify({ kind: "success", title: text("client.saved", { name }) });
  };
  return (
    <RecordForm<{ creditLimit: string }>
      title={text("client.changeLimit")}
      submit={text("common.save")}
      initialValues={{ creditLimit: moneyText(creditLimit, currency) }}
      save={save}
      onClose={onClose}
      intro={
        refusedFor(update.error, "changed") ? (
          <Alert
            type="warning"
            showIcon
            className="finance-form-alert"
            title={text("client.changed")}
            description={text("client.changedClose")}
          />
        ) : null
      }
    >
      <Form.Item
        name="creditLimit"
        required
        label={text("client.creditLimit")}
        extra={text("client.creditLimitHelp")}
        rules={[{ validator: check }]}
        validateTrigger="onBlur"
      >
        <Input inputMode="decimal" autoComplete="off" suffix={currency} />
      </Form.Item>
    </RecordForm>
  );
};
