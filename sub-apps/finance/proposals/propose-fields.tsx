import type { ApiInput } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { Form, type FormInstance, Input } from "antd";
import { useState } from "react";
import { ClientSelect } from "../clients/client-select.tsx";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";

type Proposal = ApiInput<"POST /cc-api/finance/top-up/propose">["body"];

interface Values {
  clientId: string;
  amount: string;
  reference: string;
  note: string;
}

export interface ProposeFieldsProps {
  kind: ProposalKind;
  onSave: (body: Proposal, form: FormInstance<Values>) => void;
  onValuesChange: () => void;
}

/** The form's fields; mounted per opening, with a new idempotency key. */
export const ProposeFields = ({ kind, onSave, onValuesChange }: ProposeFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  // One key while the drawer is open, whatever is edited: it is one intention.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const clientId = Form.useWatch("clientId", form);
  const { data } = useApiQuery(
    "GET /cc-api/finance/client/:id",
    { params: { id: clientId ?? "" } },
    { enabled: Boolean(clientId) },
  );
  const client = clientId ? data : undefined;
  // All currencies have the same decimals, so the text can be validated before a client is selected.
  const currency = client?.currency ?? "CNY";

  const checkAmount = (_: unknown, value: string) => {
    const amount = parseMoney(value, currency);
    if (amount === undefined) return Promise.reject(new Error(text("common.amountWrong")));
    if (kind === "adjustment" ? amount !== 0 : amount > 0) return Promise.resolve();
    const wrong = kind === "adjustment" ? "common.amountNotZero" : "common.amountPositive";
    return Promise.reject(new Error(text(wrong)));
  };
  const save = ({ amount: typed, ...rest }: Values) => {
    const amount = parseMoney(typed, currency);
    if (amount !== undefined) onSave({ ...rest, amount, idempotencyKey }, form);
  };

  return (
    <Form<Values>
      form={form}
      name={kind}
      layout="vertical"
      initialValues={{ amount: "", reference: "", note: "" }}
      onValuesChange={onValuesChange}
      onFinish={save}
    >
      <Form.Item
        name="clientId"
        label={text("proposal.client")}
        className="finance-client-field"
        rules={[{ required: true, message: text("required.client") }]}
        extra={
          client
            ? text("propose.balance", { balance: format.money(client.balance, client.currency) })
            : null
        }
      >
        <ClientSelect label={text("proposal.client")} />
      </Form.Item>
      <Form.Item
        name="amount"
        required
        label={text("proposal.amount")}
        rules={[{ validator: checkAmount }]}
        validateTrigger="onBlur"
        extra={kind === "adjustment" ? text("proposals.adjustment.amountHelp") : null}
      >
        <Input inputMode="decimal" autoComplete="off" suffix={client?.currency ?? <span />} />
      </Form.Item>
      <Form.Item
        name="reference"
        label={text(`proposals.${kind}.reference`)}
        extra={text(`proposals.${kind}.referenceHelp`)}
        rules={[
          {
            required: true,
            whitespace: true,
            message: text(kind === "adjustment" ? "required.memo" : "required.reference"),
          },
        ]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label={text("proposal.note")} extra={text("propose.noteHelp")}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </Form>
  );
};
