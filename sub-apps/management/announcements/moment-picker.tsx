import { DatePicker } from "antd";
import type { Dayjs } from "dayjs";

interface MomentPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
  earliest?: Dayjs | undefined;
}

/** A moment to the minute, picked or typed; a form's field. */
export const MomentPicker = ({ id, value, onChange, earliest, ...aria }: MomentPickerProps) => (
  <DatePicker
    {...aria}
    {...(id ? { id } : {})}
    value={value ?? null}
    onChange={(next) => onChange?.(next)}
    showTime={{ format: "HH:mm" }}
    format="YYYY-MM-DD HH:mm"
    // What was typed counts when the field is left; Enter takes it and does not send the form.
    needConfirm={false}
    onKeyDown={(event) => {
      if (event.key === "Enter") event.preventDefault();
    }}
    {...(earliest ? { minDate: earliest } : {})}
    className="management-moment"
  />
);
