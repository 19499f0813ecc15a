import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { refusedFor, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { LimitForm } from "../shared/limit-form.tsx";

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
  const save = async (limit: number) => {
    if (limit === creditLimit) return;
    await update.mutateAsync({
      params: { id },
      body: { creditLimit: limit, updatedAt, idempotencyKey },
    });
    notify({ kind: "success", title: text("client.saved", { name }) });
  };
  return (
    <LimitForm
      name="creditLimit"
      title={text("client.changeLimit")}
      label={text("client.creditLimit")}
      help={text("client.creditLimitHelp")}
      currency={currency}
      limit={creditLimit}
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
    />
  );
};
