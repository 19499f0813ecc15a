import { DatePicker, Form } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";

const day = 24 * 60 * 60 * 1000;

interface ExpiryPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
  maxDate?: Dayjs;
}

/** A form field for a date and time from today on, to the minute. */
export const ExpiryPicker = ({ id, value, onChange, maxDate }: ExpiryPickerProps) => (
  <DatePicker
    {...(id ? { id } : {})}
    value={value ?? null}
    onChange={(next) => onChange?.(next)}
    showTime={{ format: "HH:mm" }}
    format="YYYY-MM-DD HH:mm"
    minDate={dayjs().startOf("day")}
    {...(maxDate && { maxDate })}
    style={{ width: "100%" }}
  />
);

/** The last moment that the security policy allows a new key, to preselect it; null without a limit. */
export const latestExpiry = (longestDays: number | null): Dayjs | null =>
  longestDays === null ? null : dayjs().add(longestDays * day, "millisecond");

interface ExpiryFieldProps {
  label: string;
  /** Days that the security policy allows; null for no limit. */
  longestDays: number | null;
}

/** When a new key expires, within the security policy. */
export const ExpiryField = ({ label, longestDays }: ExpiryFieldProps) => {
  const text = useText();
  const latest = latestExpiry(longestDays);
  return (
    <Form.Item
      name="expiresAt"
      label={label}
      extra={
        longestDays === null
          ? text("key.expiryHelp")
          : text("key.expiryWithin", { days: longestDays })
      }
      rules={[{ required: longestDays !== null, message: text("required.time") }]}
    >
      <ExpiryPicker {...(latest && { maxDate: latest })} />
    </Form.Item>
  );
};
