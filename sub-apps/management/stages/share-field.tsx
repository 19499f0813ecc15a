import { Form, InputNumber } from "antd";
import { useText } from "../messages/index.ts";

/** The form field for the percentage of operators who get a canary. */
export const ShareField = () => {
  const text = useText();
  return (
    <Form.Item
      name="share"
      label={text("stage.share")}
      extra={text("stage.shareHelp")}
      rules={[{ required: true, message: text("required.share") }]}
    >
      <InputNumber min={0} max={100} precision={0} suffix="%" className="management-share" />
    </Form.Item>
  );
};
