import { Select } from "antd";

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** One choice above a list, named by its placeholder; cleared again with its own button. */
export const FilterSelect = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) => (
  <Select<Value>
    allowClear
    aria-label={label}
    placeholder={label}
    value={value}
    options={[...options]}
    onChange={(next: Value | undefined) => onChange(next)}
    style={{ minWidth: 130 }}
  />
);
