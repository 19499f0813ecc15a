import {
  type Comparison,
  comparedShift,
  comparisons,
  usageRanges,
} from "@console-shell/contract/words/usage-ranges";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import type { RangeQuery } from "./use-usage-range.ts";

const week = 7 * 24 * 3_600_000;

/** What to compare with, in the address; undefined is nothing. The previous period by default. */
export const useCompare = (): [
  Comparison | undefined,
  (compare: Comparison | undefined) => void,
] => {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("compare");
  const compare =
    named === "off" ? undefined : (comparisons.find((one) => one === named) ?? comparisons[0]);
  const set = (next: Comparison | undefined) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === comparisons[0]) changed.delete("compare");
        else changed.set("compare", next ?? "off");
        return changed;
      },
      { replace: true },
    );
  return [compare, set];
};

/** Returns the name of the compared period. */
export const useCompareName = (range: RangeQuery): ((compare: Comparison) => string) => {
  const text = useText();
  const length = "range" in range ? usageRanges[range.range] : range.to - range.from;
  return (compare) =>
    compare === "previous"
      ? text("compare.previous")
      : text("compare.week", { count: comparedShift("week", length) / week });
};
