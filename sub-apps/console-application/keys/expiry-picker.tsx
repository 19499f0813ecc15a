import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";

interface ExpiryPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
}

/** A moment from today on, to the minute; a form's field. */
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
