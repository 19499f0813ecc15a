import { DatePicker } from "antd";
import { useMonthFormat } from "./month-format.ts";
import { dayOfMonth } from "./month.ts";

interface MonthPickerProps {
  id?: string;
  label: string;
  /** E.g. `2026-10`. */
  value?: string;
  /** The first and last selectable months. */
  first?: string;
  last?: string;
  onChange?: (month: string) => void;
}

/** Selects a calendar month. */
export const MonthPicker = ({ id, label, value, first, last, onChange }: MonthPickerProps) => {
  const format = useMonthFormat();
  return (
    <DatePicker
      {...(id ? { id } : {})}
      picker="month"
      format={format}
      allowClear={false}
      aria-label={label}
      value={value ? dayOfMonth(value) : null}
      {...(first ? { minDate: dayOfMonth(first) } : {})}
      {...(last ? { maxDate: dayOfMonth(last) } : {})}
      onChange={(day) => {
        if (day) onChange?.(day.format("YYYY-MM"));
      }}
    />
  );
};
