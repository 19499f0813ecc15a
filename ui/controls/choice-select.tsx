import { Select } from "antd";
import { useOptionSearch } from "./option-search.ts";
import { PressedSelect } from "./pressed-select.tsx";

interface ChoiceSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What the closed select shows of the chosen option; its label by default. */
  shown?: (label: string) => string;
  className?: string;
}

/** A select above a list or a page, one of whose options is always chosen. */
export const ChoiceSelect = <Value extends string>({
  label,
  options,
  className = "",
  shown = (chosen) => chosen,
  ...choice
}: ChoiceSelectProps<Value>) => {
  const optionSearch = useOptionSearch();
  const labels = new Map(options.map((option) => [option.value, shown(option.label)]));
  return (
    <PressedSelect label={label} className={className} shows={labels.get(choice.value)}>
      {(pressed) => (
        <Select<Value>
          {...pressed}
          {...choice}
          className={className}
          popupMatchSelectWidth={false}
          aria-label={label}
          labelRender={({ value }) => labels.get(value as Value)}
          // Long lists are faster to search than to scroll.
          showSearch={options.length > 12 && optionSearch}
          options={[...options]}
        />
      )}
    </PressedSelect>
  );
};
