import { comparisons } from "@console-shell/contract/words/usage-ranges";
import { FilterSelect } from "@console-shell/ui";
import { Checkbox } from "antd";
import { useText } from "../messages/index.ts";
import { Refresh } from "./refresh.tsx";
import { useCompare, useCompareName } from "./use-compare.ts";
import { shownMarks } from "./use-marks.ts";
import type { RangeQuery } from "./use-usage-range.ts";

/** What a page's charts show besides the figures, and how fresh they are. */
export const ChartBar = ({
  range,
  withMarks = true,
}: {
  range: RangeQuery;
  withMarks?: boolean;
}) => {
  const text = useText();
  const [compare, setCompare] = useCompare();
  const nameOf = useCompareName(range);
  const isShown = shownMarks.use() === "on";
  return (
    <div className="console-bar">
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
      {withMarks ? (
        <Checkbox
          checked={isShown}
          onChange={({ target }) => shownMarks.set(target.checked ? "on" : "off")}
        >
          {text("mark.show")}
        </Checkbox>
      ) : null}
      <Refresh />
    </div>
  );
};
