import { DatePicker, Form } from "antd";
import dayjs from "dayjs";
import { useText } from "../messages/index.ts";

/** The form field for the day on which a token expires, at most so many days from now. */
export const ExpiryField = ({ longestDays }: { longestDays: number }) => {
  const text = useText();
  return (
    <Form.Item
      name="expiresAt"
      label={text("token.expiresAt")}
      extra={text("token.expiresAtHelp", { days: longestDays })}
      rules={[{ required: true, message: text("required.expiry") }]}
    >
      <DatePicker
        minDate={dayjs()}
        maxDate={dayjs().add(longestDays, "day")}
        className="management-moment"
      />
    </Form.Item>
  );
};
