import { DatePicker } from "antd";
import type { Dayjs } from "dayjs";

interface MomentPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
  earliest?: Dayjs | undefined;
}

/** A form field for a date and time to the minute, picked or typed. */
export const MomentPicker = ({ id, value, onChange, earliest, ...aria }: MomentPickerProps) => (
  <DatePicker
    {...aria}
    {...(id ? { id } : {})}
    value={value ?? null}
    onChange={(next) => onChange?.(next)}
    showTime={{ format: "HH:mm" }}
    format="YYYY-MM-DD HH:mm"
    // Typed text is committed on blur; Enter commits it without submitting the form.
    needConfirm={false}
    onKeyDown={(event) => {
      if (event.key === "Enter") event.preventDefault();
    }}
    {...(earliest ? { minDate: earliest } : {})}
    className="management-moment"
  />
);
