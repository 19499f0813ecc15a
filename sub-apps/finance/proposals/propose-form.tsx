import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import {
  useApiQuery,
  RecordForm,
  refusedFor,
  useApiMutation,
  useFormat,
  useNotify,
} from "@console-shell/sdk";
import { useEffect, useState } from "react";
import { Duplicates } from "./duplicates.tsx";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import { Alert, Form, Input } from "antd";
import { ClientSelect } from "../clients/client-select.tsx";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { ReceiptField } from "./receipt-field.tsx";

interface EarlyDuplicatesProps {
  kind: ProposalKind;
  clientId: string;
  amount: number;
  reference: string;
}

/** Milliseconds after the last key. */
const pause = 300;

/** Warns while a proposal is typed that it may be the same payment as another one. */
const EarlyDuplicates = ({ kind, clientId, amount, reference }: EarlyDuplicatesProps) => {
  const [query, setQuery] = useState({ clientId, amount, reference });
  useEffect(() => {
    const timer = setTimeout(() => setQuery({ clientId, amount, reference }), pause);
    return () => clearTimeout(timer);
  }, [clientId, amount, reference]);
  const { data } = useApiQuery(
    `GET /cc-api/finance/${kind}/duplicates`,
    { query },
    { keepPrevious: true },
  );
  return (
    <div aria-live="polite">
      <Duplicates payment={{ kind, clientId }} duplicates={data ?? []} inForm />
    </div>
  );
};

interface Values {
  clientId: string;
  amount: string;
  reference: string;
  note: string;
  receipts: readonly Receipt[];
}

interface ProposeFormProps {
  kind: ProposalKind;
  /** The client to propose for; if undefined, the operator selects one. */
  clientId?: string;
  open: boolean;
  /** One while the drawer is open, whatever is edited: it is one intention. */
  idempotencyKey: string;
  onClose: () => void;
}

/** The drawer in which a top-up, refund or adjustment is proposed. Give it a `key` per opening. */
export const ProposeForm = ({
  kind,
  clientId: givenId,
  open,
  idempotencyKey,
  onClose,
}: ProposeFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const propose = useApiMutation(`POST /cc-api/finance/${kind}/propose`);
  const chosenId = Form.useWatch("clientId", form);
  const clientId = givenId ?? chosenId;
  const { data } = useApiQuery(
    "GET /cc-api/finance/client/:id",
    { params: { id: clientId ?? "" } },
    { enabled: Boolean(clientId) },
  );
  const client = clientId ? data : undefined;
  // All currencies have the same decimals, so the text can be validated before a client is selected.
  const currency = client?.currency ?? "CNY";

  const typed = Form.useWatch("amount", form);
  const amount = typed ? parseMoney(typed, currency) : undefined;
  const reference = Form.useWatch("reference", form) ?? "";

  const balance = client
    ? text("propose.balance", { balance: format.money(client.balance, client.currency) })
    : null;

  const checkAmount = (_: unknown, value: string) => {
    const amount = parseMoney(value, currency);
    if (amount === undefined) return Promise.reject(new Error(text("common.amountWrong")));
    if (kind === "adjustment" ? amount !== 0 : amount > 0) return Promise.resolve();
    const wrong = kind === "adjustment" ? "common.amountNotZero" : "common.amountPositive";
    return Promise.reject(new Error(text(wrong)));
  };
  const save = async ({ amount: typed, receipts, ...rest }: Values) => {
    const amount = parseMoney(typed, currency);
    if (amount === undefined) return;
    const { number } = await propose.mutateAsync({
      body: {
        ...rest,
        ...(givenId && { clientId: givenId }),
        amount,
        receiptIds: receipts.map(({ id }) => id),
        idempotencyKey,
      },
    });
    notify({ kind: "success", title: text("propose.done", { number }) });
  };

  return (
    <RecordForm<Values>
      form={form}
      open={open}
      drawer={560}
      title={text(`proposals.${kind}.propose.title`)}
      submit={text("propose.submit")}
      initialValues={{ amount: "", reference: "", note: "", receipts: [] }}
      save={save}
      onClose={onClose}
      intro={
        refusedFor(propose.error, "used") ? (
          <Alert
            type="error"
            showIcon
            title={text("propose.keyUsed")}
            className="finance-form-alert"
          />
        ) : null
      }
    >
      {givenId ? (
        <Form.Item required label={text("proposal.client")} extra={balance}>
          <span>{client ? `${client.name} · ${client.number}` : "…"}</span>
        </Form.Item>
      ) : (
        <Form.Item
          name="clientId"
          label={text("proposal.client")}
          className="finance-client-field"
          rules={[{ required: true, message: text("required.client") }]}
          extra={balance}
        >
          <ClientSelect label={text("proposal.client")} placeholder={text("client.choose")} />
        </Form.Item>
      )}
      <Form.Item
        name="amount"
        required
        label={text("proposal.amount")}
        rules={[{ validator: checkAmount }]}
        validateTrigger="onBlur"
        extra={[
          ...(client ? [] : [text("post.amountHelp")]),
          ...(kind === "adjustment" ? [text("proposals.adjustment.amountHelp")] : []),
        ].join(" ")}
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
      {client && amount !== undefined && amount !== 0 ? (
        <EarlyDuplicates kind={kind} clientId={client.id} amount={amount} reference={reference} />
      ) : null}
      <Form.Item name="note" label={text("proposal.note")} extra={text("propose.noteHelp")}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
      <Form.Item name="receipts" label={text("receipt.title")}>
        <ReceiptField kind={kind} />
      </Form.Item>
    </RecordForm>
  );
};
