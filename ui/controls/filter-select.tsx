import { steady } from "../live/steady.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
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
  return (
    <ChoiceSelect<Value | "">
      className="cs-filter"
      label={label}
      value={value ?? ""}
      options={[{ value: "", label: all ?? words.all.replace("{what}", label) }, ...options]}
      // Among several filters, a chosen one says what it filters; where options say it, they have their own words for all.
      shown={(chosen) =>
        value === undefined || all !== undefined
          ? chosen
          : words.chosen.replace("{what}", label).replace("{value}", chosen)
      }
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
};

/** A filter above a list. "All" is an option too, so it can be selected by keyboard. */
export const FilterSelect = /*#__PURE__*/ steady(Filter) as typeof Filter;
