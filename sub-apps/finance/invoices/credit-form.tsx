import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useDraft,
  useFormat,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Form, Input, Modal } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { wasRefused } from "../shared/was-refused.ts";
import { moneyText, parseMoney } from "../money/parse-money.ts";

interface Values {
  /** By line position; empty for no credit. */
  amounts: Record<string, string>;
  reason: string;
}

interface CreditFormProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** The dialog that issues a credit note for the remaining amounts of an invoice's lines. */
export const CreditForm = ({ invoice, onClose }: CreditFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [nothing, setNothing] = useState(false);
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
  const sum = amounts(typed).reduce((all, { amount }) => all + amount, 0);

  const all = () => {
    form.setFieldValue(
      "amounts",
      Object.fromEntries(lines.map(({ position, left }) => [position, moneyText(left, currency)])),
    );
    setNothing(false);
    draft.onValuesChange();
  };
  const submit = async (values: Values) => {
    const given = amounts(values.amounts);
    setNothing(given.length === 0);
    if (given.length === 0) return;
    try {
      const { creditNotes } = await credit.mutateAsync({
        params: { id },
        body: { reason: values.reason, lines: given, idempotencyKey },
      });
      const issued = creditNotes.at(-1)?.number ?? number;
      notify({ kind: "success", title: text("credit.done", { number: issued }) });
      draft.done();
    } catch (error) {
      // The server numbers the lines as sent, the form by position.
      applyFieldErrors(form, error, (path) => {
        const line = /^lines\.(\d+)\./.exec(path);
        const position = line && given[Number(line[1])]?.position;
        return position ? ["amounts", String(position)] : [path];
      });
      // Somebody else may have credited a part in the meantime.
      if (wasRefused(error)) await queries.invalidateQueries();
    }
  };
  const check = (left: number) => (_: unknown, value: string | undefined) => {
    if (!value?.trim()) return Promise.resolve();
    const amount = parseMoney(value, currency);
    const wrong =
      amount === undefined
        ? "common.amountWrong"
        : amount <= 0
          ? "common.amountPositive"
          : amount > left && "credit.tooMuch";
    return wrong ? Promise.reject(new Error(text(wrong))) : Promise.resolve();
  };

  return (
    <Modal
      open
      title={text("credit.title", { number })}
      okText={text("credit.submit")}
      okButtonProps={{ danger: true, ...writeButton(credit.isPending) }}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
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
      <p>{text("credit.detail", { client })}</p>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ amounts: {}, reason: "" }}
        onValuesChange={draft.onValuesChange}
        onFinish={(values) => void submit(values)}
      >
        <div className="finance-credit-lines">
          {lines.map(({ position, item, left }) => (
            <Form.Item
              key={position}
              name={["amounts", String(position)]}
              label={text(`item.${item}`)}
              extra={text("credit.most", { left: format.money(left, currency) })}
              rules={[{ validator: check(left) }]}
              validateTrigger="onBlur"
            >
              <Input inputMode="decimal" autoComplete="off" suffix={currency} />
            </Form.Item>
          ))}
        </div>
        <div className="finance-credit-sum">
          <Button size="small" onClick={all}>
            {text("credit.all")}
          </Button>
          <span>{text("credit.sum", { amount: format.money(sum, currency) })}</span>
        </div>
        <Form.Item
          name="reason"
          label={text("credit.reason")}
          extra={text("credit.reasonHelp")}
          rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
