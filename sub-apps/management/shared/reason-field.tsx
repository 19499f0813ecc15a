import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";

/** The form field for why a change is made; it's in the history and the audit log. */
export const ReasonField = () => {
  const text = useText();
  return (
    <Form.Item
      name="reason"
      label={text("word.reason")}
      extra={text("stage.reasonHelp")}
      rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
    >
      <Input.TextArea rows={2} maxLength={500} />
    </Form.Item>
  );
};
