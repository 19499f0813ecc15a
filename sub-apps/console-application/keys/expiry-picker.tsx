import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";

interface ExpiryPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
}

/** A form field for a date and time from today on, to the minute. */
export const ExpiryPicker = ({ id, value, onChange }: ExpiryPickerProps) => (
  <DatePicker
    {...(id ? { id } : {})}
    value={value ?? null}
    onChange={(next) => onChange?.(next)}
    showTime={{ format: "HH:mm" }}
    format="YYYY-MM-DD HH:mm"
    minDate={dayjs().startOf("day")}
    style={{ width: "100%" }}
  />
);
