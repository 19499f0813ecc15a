import { purposeLength } from "@console-shell/contract/words/face-presets";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";

/** The purpose of a search: stored with it and in the audit log. */
export const PurposeField = () => {
  const text = useText();
  return (
    <Form.Item
      name="purpose"
      label={text("queries.purpose")}
      extra={text("purpose.hint")}
      rules={[
        {
          required: true,
          transform: (value: string | undefined) => value?.trim(),
          min: purposeLength.min,
          message: text("purpose.required", { least: purposeLength.min }),
        },
      ]}
    >
      <Input maxLength={purposeLength.max} />
    </Form.Item>
  );
};
