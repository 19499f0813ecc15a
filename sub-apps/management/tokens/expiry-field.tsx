import { DatePicker, Form } from "antd";
import dayjs from "dayjs";
import { useText } from "../messages/index.ts";

/** The form field for the day on which a token expires. */
export const ExpiryField = () => {
  const text = useText();
  return (
    <Form.Item
      name="expiresAt"
      label={text("token.expiresAt")}
      extra={text("token.expiresAtHelp")}
      rules={[{ required: true, message: text("required.expiry") }]}
    >
      <DatePicker
        minDate={dayjs()}
        // The server accepts 366 days at most.
        maxDate={dayjs().add(365, "day")}
        className="management-moment"
      />
    </Form.Item>
  );
};
