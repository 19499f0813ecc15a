import type { Currency } from "@console-shell/contract/calls/finance";
import { RecordForm } from "@console-shell/sdk";
import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { moneyText } from "@console-shell/contract/words/money";
import { parseMoney } from "../money/parse-money.ts";

interface LimitFormProps {
  /** The name of its only field, as the server calls it. */
  name: "amount" | "creditLimit";
  title: string;
  label: string;
  help: string;
  currency: Currency;
  limit: number;
  intro?: ReactNode;
  save: (limit: number) => Promise<void>;
  onClose: () => void;
}

/** The dialog that changes a limit: an amount of at least zero. */
export const LimitForm = ({
  name,
  title,
  label,
  help,
  currency,
  limit,
  intro = null,
  save,
  onClose,
}: LimitFormProps) => {
  const text = useText();
  const amountOf = (value: string) => {
    const amount = parseMoney(value, currency);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  };
  const check = (_: unknown, value: string) =>
    amountOf(value) === undefined
      ? Promise.reject(new Error(text("limits.wrong")))
      : Promise.resolve();
  return (
    <RecordForm<Record<string, string>>
      title={title}
      submit={text("word.save")}
      initialValues={{ [name]: moneyText(limit, currency) }}
      save={(values) => save(amountOf(values[name] ?? "") ?? limit)}
      onClose={onClose}
      intro={intro}
    >
      <Form.Item
        name={name}
        required
        label={label}
        extra={help}
        rules={[{ validator: check }]}
        validateTrigger="onBlur"
      >
        <Input inputMode="decimal" autoComplete="off" suffix={currency} />
      </Form.Item>
    </RecordForm>
  );
};
