import { Select } from "antd";

interface FilterSelectProps<Value extends string> {
  label: string;
  value: string | undefined;
  /** The choice that filters nothing. */
  all: string;
  choices: readonly Value[];
  /** A choice in words. */
  words: (choice: Value) => string;
  /** Empty where nothing is filtered. */
  onChange: (value: string) => void;
}

/** One choice above a list. */
export const FilterSelect = <Value extends string>({
  label,
  value = "",
  all,
  choices,
  words,
  onChange,
}: FilterSelectProps<Value>) => (
  <Select
    className="management-filter"
    aria-label={label}
    value={value}
    onChange={onChange}
    options={[
      { value: "", label: all },
      ...choices.map((choice) => ({ value: choice as string, label: words(choice) })),
    ]}
  />
);
