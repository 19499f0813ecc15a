import { Select } from "antd";
import { useWords } from "./use-words.ts";

interface FilterSelectProps<Value extends string> {
  /** What is filtered by, e.g. "Status". */
  label: string;
  value: Value | undefined;
  /** The choice that filters nothing, e.g. "All roles"; made of the label unless told. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined where nothing is filtered. */
  onChange: (value: Value | undefined) => void;
}

/** One choice above a list. That nothing is chosen is a choice as well, so that keys reach it. */
export const FilterSelect = <Value extends string>({
  label,
  value,
  all,
  options,
  onChange,
}: FilterSelectProps<Value>) => {
  const words = useWords();
  return (
    <Select<Value | "">
      className="cs-filter"
      popupMatchSelectWidth={false}
      aria-label={label}
      // Many are found sooner by a few of their letters.
      showSearch={options.length > 12 && { optionFilterProp: "label" }}
      value={value ?? ""}
      options={[{ value: "", label: all ?? words.all.replace("{what}", label) }, ...options]}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
};
