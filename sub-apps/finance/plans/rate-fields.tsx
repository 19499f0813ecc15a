import type { Currency } from "@console-shell/contract/calls/finance";
import { type Meter, meters } from "@console-shell/contract/words/meters";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { parseCalls } from "./plan-values.ts";

interface RateFieldProps {
  meter: Meter;
  currency: Currency;
}

/** A kind of call: its price, and the number of calls from which another price applies. */
const RateField = ({ meter, currency }: RateFieldProps) => {
  const text = useText();
  const form = Form.useFormInstance();
  const name = (field: string) => ["rates", meter, field];
  const label = (what: string) => `${text(`meter.${meter}`)}: ${what}`;
  const refuse = (message: string) => Promise.reject(new Error(message));
  const isMoney = (value: string) => (parseMoney(value, currency) ?? -1) >= 0;
  const checkPrice = (_: unknown, value: string) =>
    isMoney(value) ? Promise.resolve() : refuse(text("common.amountWrong"));
  const given = (field: string) => String(form.getFieldValue(name(field)) ?? "").trim() !== "";
  const checkTier = (_: unknown, value: string, otherField: string, fits: boolean) => {
    const here = value.trim() !== "";
    if (here !== given(otherField)) return refuse(text("plan.bothTiers"));
    if (!here || fits) return Promise.resolve();
    return refuse(text(otherField === "price" ? "common.amountWrong" : "plan.callsWrong"));
  };
  return (
    <div className="finance-rate">
      <span className="finance-rate-name">{text(`meter.${meter}`)}</span>
      <Form.Item name={name("price")} rules={[{ validator: checkPrice }]} validateTrigger="onBlur">
        <Input
          inputMode="decimal"
          autoComplete="off"
          aria-label={label(text("invoice.unitPrice"))}
          aria-required
        />
      </Form.Item>
      <Form.Item
        name={name("firstCalls")}
        dependencies={[name("furtherPrice")]}
        rules={[
          {
            validator: (rule, value: string) =>
              checkTier(rule, value, "furtherPrice", parseCalls(value) !== undefined),
          },
        ]}
        validateTrigger="onBlur"
      >
        <Input inputMode="numeric" autoComplete="off" aria-label={label(text("plan.firstCalls"))} />
      </Form.Item>
      <Form.Item
        name={name("furtherPrice")}
        dependencies={[name("firstCalls")]}
        rules={[
          {
            validator: (rule, value: string) =>
              checkTier(rule, value, "firstCalls", isMoney(value)),
          },
        ]}
        validateTrigger="onBlur"
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          aria-label={label(text("plan.furtherPrice"))}
        />
      </Form.Item>
    </div>
  );
};

/** The prices of all kinds of calls, a line each below common heads; the fields say their own. */
export const RateFields = ({ currency }: { currency: Currency }) => {
  const text = useText();
  return (
    <div>
      <h2 className="finance-rates-title">{text("plan.callPrices")}</h2>
      <p className="finance-detail finance-panel-note">{text("plan.ratesHelp", { currency })}</p>
      <div className="finance-rate finance-rate-heads" aria-hidden="true">
        <span className="finance-rate-name">{text("invoice.item")}</span>
        <span>{text("invoice.unitPrice")}</span>
        <span>{text("plan.firstCalls")}</span>
        <span>{text("plan.furtherPrice")}</span>
      </div>
      {meters.map((meter) => (
        <RateField key={meter} meter={meter} currency={currency} />
      ))}
    </div>
  );
};
