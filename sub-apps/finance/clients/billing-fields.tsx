import { billingEmailsMost } from "@console-shell/contract/words/limits";
import { Checkbox, Form, type FormRule, Input, Select } from "antd";
import { useText } from "../messages/index.ts";
import { addressesIn } from "./client-values.ts";

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Refuses too many addresses, or one that isn't one. */
export const useAddressesRule = (): FormRule => {
  const text = useText();
  return {
    validator(_, value: string) {
      const addresses = addressesIn(value);
      if (addresses.length > billingEmailsMost)
        return Promise.reject(
          new Error(text("client.billingEmailsMost", { count: billingEmailsMost })),
        );
      const wrong = addresses.find((one) => !address.test(one));
      return wrong === undefined
        ? Promise.resolve()
        : Promise.reject(new Error(text("client.billingEmailWrong", { address: wrong })));
    },
  };
};

/** Where a client's invoices are e-mailed, in which language, and whether it's reminded. */
export const BillingFields = () => {
  const text = useText();
  const rule = useAddressesRule();
  return (
    <>
      <Form.Item
        name="billingEmails"
        label={text("client.billingEmails")}
        extra={text("client.billingEmailsHelp")}
        rules={[rule]}
        validateTrigger="onBlur"
      >
        <Input.TextArea rows={2} maxLength={1300} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="billingLocale" required label={text("client.billingLocale")}>
        <Select
          options={(["en-US", "zh-CN"] as const).map((value) => ({
            value,
            label: text(`client.language.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="reminders" valuePropName="checked">
        <Checkbox>{text("client.reminders")}</Checkbox>
      </Form.Item>
    </>
  );
};
