import { comparisons } from "@console-shell/contract/words/usage-ranges";
import { FilterSelect } from "@console-shell/ui";
import { Checkbox } from "antd";
import { useText } from "../messages/index.ts";
import { RangePicker } from "./range-picker.tsx";
import { useCompare, useCompareName } from "./use-compare.ts";
import { shownMarks } from "./use-marks.ts";
import { useUsageRange } from "./use-usage-range.ts";

/** A page's range, and what its charts show besides the figures. */
export const ChartBar = () => {
  const text = useText();
  const [range] = useUsageRange();
  const [compare, setCompare] = useCompare();
  const nameOf = useCompareName(range);
  const isShown = shownMarks.use() === "on";
  return (
    <div className="console-bar">
      <RangePicker />
      <FilterSelect
        label={text("compare.label")}
        value={compare}
        all={text("compare.off")}
        options={comparisons.map((value) => ({
          value,
          label: text("compare.with", { period: nameOf(value) }),
        }))}
        onChange={setCompare}
      />
      <Checkbox
        checked={isShown}
        onChange={({ target }) => shownMarks.set(target.checked ? "on" : "off")}
      >
        {text("mark.show")}
      </Checkbox>
    </div>
  );
};
