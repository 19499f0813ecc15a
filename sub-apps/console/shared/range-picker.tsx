import { usageRangeNames } from "@console-shell/contract/words/usage-ranges";
import { PressedRange, useWords } from "@console-shell/ui";
import { Segmented } from "antd";
import dayjs from "dayjs";
import { useText } from "../messages/index.ts";
import type { RangeQuery } from "./use-usage-range.ts";

interface RangePickerProps {
  value: RangeQuery;
  onChange: (range: RangeQuery) => void;
}

/** Selects the last hour, day, week or month, or custom days. */
export const RangePicker = ({ value, onChange }: RangePickerProps) => {
  const text = useText();
  const words = useWords();
  const custom = "from" in value;
  return (
    <>
      <Segmented
        aria-label={text("range.label")}
        value={custom ? "" : value.range}
        onChange={(name) => {
          const range = usageRangeNames.find((one) => one === name);
          if (range) onChange({ range });
        }}
        options={usageRangeNames.map((name) => ({ value: name, label: text(`range.${name}`) }))}
      />
      <PressedRange
        className="console-range"
        aria-label={text("range.custom")}
        placeholder={[words.from, words.to]}
        allowClear={false}
        // Otherwise antd keeps Tab from leaving an empty field.
        allowEmpty={[true, true]}
        value={custom ? [dayjs(value.from), dayjs(value.to - 1)] : null}
        maxDate={dayjs()}
        onChange={(days) => {
          const [first, last] = days ?? [];
          if (first && last)
            onChange({
              from: first.startOf("day").valueOf(),
              to: last.add(1, "day").startOf("day").valueOf(),
            });
        }}
      />
    </>
  );
};
