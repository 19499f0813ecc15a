import { Select } from "antd";
import { steady } from "../live/steady.tsx";
import { useOptionSearch } from "./option-search.ts";
import { useWords } from "./use-words.ts";
import "./lists.css";

interface FilterSelectProps<Value extends string> {
  /** Name of the filter, e.g. "Status". */
  label: string;
  value: Value | undefined;
  /** The option that doesn't filter, e.g. "All roles"; derived from the label by default. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined clears the filter. */
  onChange: (value: Value | undefined) => void;
}

const Filter = <Value extends string>({
  label,
  value,
  all,
  options,
  onChange,
}: FilterSelectProps<Value>) => {
  const words = useWords();
  const optionSearch = useOptionSearch();
  return (
    <Select<Value | "">
      className="cs-filter"
      popupMatchSelectWidth={false}
      aria-label={label}
      // Long lists are faster to search than to scroll.
      showSearch={options.length > 12 && optionSearch}
      value={value ?? ""}
      options={[{ value: "", label: all ?? words.all.replace("{what}", label) }, ...options]}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
};

/** A filter above a list. "All" is an option too, so it can be selected by keyboard. */
export const FilterSelect = /*#__PURE__*/ steady(Filter) as typeof Filter;
