import { Select } from "antd";
import { useOptionSearch } from "./option-search.ts";
import { PressedSelect } from "./pressed-select.tsx";

interface ChoiceSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A select above a list or a page, one of whose options is always chosen. */
export const ChoiceSelect = <Value extends string>({
  label,
  options,
  className = "",
  ...choice
}: ChoiceSelectProps<Value>) => {
  const optionSearch = useOptionSearch();
  return (
    <PressedSelect
      label={label}
      className={className}
      shows={options.find(({ value }) => value === choice.value)?.label}
    >
      {(pressed) => (
        <Select<Value>
          {...pressed}
          {...choice}
          className={className}
          popupMatchSelectWidth={false}
          aria-label={label}
          // Long lists are faster to search than to scroll.
          showSearch={options.length > 12 && optionSearch}
          options={[...options]}
        />
      )}
    </PressedSelect>
  );
};
