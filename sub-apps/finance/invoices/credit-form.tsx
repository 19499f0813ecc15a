import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import {
  RecordForm,
  refusedFor,
  useApiMutation,
  useFormat,
  useNotify,
  useUnsaved,
} from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { wasRefused } from "../shared/was-refused.ts";
import { creditTaxOf, moneyText } from "@console-shell/contract/words/money";
import { parseMoney } from "../money/parse-money.ts";

interface Values {
  /** By line position; empty for no credit. */
  amounts: Record<string, string>;
  reason: string;
}

interface CreditFormProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** The drawer that issues a credit note for the remaining amounts of an invoice's lines. */
export const CreditForm = ({ invoice, onClose }: CreditFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [nothing, setNothing] = useState(false);
  const [filled, setFilled] = useState(false);
  // The form itself knows only typed input.
  useUnsaved(filled);
  const queries = useQueryClient();
  const credit = useApiMutation("POST /cc-api/finance/invoice/:id/credit");
  const { id, number, currency, clientName: client } = invoice;
  const typed = Form.useWatch("amounts", form) ?? {};
  // Keep lines with input even if nothing is left of them: this very form may have credited them.
  const lines = invoice.lines.filter(({ left, position }) => left > 0 || typed[position]?.trim());
  const amounts = (from: Values["amounts"]) =>
    lines.flatMap(({ position }) => {
      const amount = parseMoney(from[position] ?? "", currency);
      return amount ? [{ position, amount }] : [];
    });
  const subtotal = amounts(typed).reduce((all, { amount }) => all + amount, 0);
  const tax = creditTaxOf(invoice, subtotal);
  const sums = [
    { label: text("invoice.subtotal"), value: subtotal },
    {
      label: text("invoice.tax", { rate: format.percent(invoice.taxRate / 10_000, 2) }),
      value: tax,
    },
    { label: text("credit.total"), value: subtotal + tax },
  ];

  const all = () => {
    form.setFieldValue(
      "amounts",
      Object.fromEntries(lines.map(({ position, left }) => [position, moneyText(left, currency)])),
    );
    setNothing(false);
    setFilled(true);
  };
  const save = async (values: Values) => {
    const given = amounts(values.amounts);
    setNothing(given.length === 0);
    if (given.length === 0) throw new Error(text("credit.nothing"));
    try {
      const { creditNotes } = await credit.mutateAsync({
        params: { id },
        body: { reason: values.reason, lines: given, idempotencyKey },
      });
      const issued = creditNotes.at(-1)?.number ?? number;
      notify({ kind: "success", title: text("credit.done", { number: issued }) });
    } catch (error) {
      // Somebody else may have credited a part in the meantime.
      if (wasRefused(error)) await queries.invalidateQueries();
      throw error;
    }
  };
  /** The server numbers the lines as sent, the form by position. */
  const nameOf = (path: string) => {
    const line = /^lines\.(\d+)\./.exec(path);
    const position = line && amounts(form.getFieldValue("amounts"))[Number(line[1])]?.position;
    return position ? ["amounts", String(position)] : [path];
  };
  const check = (left: number) => (_: unknown, value: string | undefined) => {
    if (!value?.trim()) return Promise.resolve();
    const amount = parseMoney(value, currency);
    if (amount !== undefined && amount > left)
      return Promise.reject(new Error(text("credit.most", { left: format.money(left, currency) })));
    const wrong =
      amount === undefined ? "common.amountWrong" : amount <= 0 && "common.amountPositive";
    return wrong ? Promise.reject(new Error(text(wrong))) : Promise.resolve();
  };

  return (
    <RecordForm<Values>
      form={form}
      title={text("credit.title", { number })}
      drawer={560}
      submit={text("credit.submit")}
      danger
      initialValues={{ amounts: {}, reason: "" }}
      save={save}
      nameOf={nameOf}
      onClose={onClose}
    >
      {refusedFor(credit.error, "used") ? (
        <Alert
          type="error"
          showIcon
          title={text("credit.keyUsed")}
          className="finance-form-alert"
        />
      ) : null}
      {nothing ? (
        <Alert
          type="error"
          showIcon
          title={text("credit.nothing")}
          className="finance-form-alert"
        />
      ) : null}
      <p className="finance-form-intro">{text("credit.detail", { client })}</p>
      <div className="finance-credit finance-credit-lines">
        {lines.map(({ position, item, left }) => (
          <div key={position} className="finance-credit-line">
            <span className="finance-credit-item">{text(`item.${item}`)}</span>
            <Form.Item
              name={["amounts", String(position)]}
              extra={text("credit.most", { left: format.money(left, currency) })}
              rules={[{ validator: check(left) }]}
              validateTrigger="onBlur"
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                suffix={currency}
                aria-label={text(`item.${item}`)}
              />
            </Form.Item>
          </div>
        ))}
        <Button size="small" onClick={all}>
          {text("credit.all")}
        </Button>
      </div>
      <Form.Item
        name="reason"
        className="finance-credit"
        label={text("word.reason")}
        extra={text("credit.reasonHelp")}
        rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
      >
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <dl className="finance-credit-sums" aria-live="polite">
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </RecordForm>
  );
};
