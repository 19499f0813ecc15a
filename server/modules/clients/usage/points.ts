import type { UsagePoint } from "@console-shell/contract/calls/usage";
import { figuresOf, type UsageSums } from "./figures.ts";
import { bucketsOf, type UsageSpan } from "./range.ts";

/** One point per bucket of the span, including empty ones. */
export const pointsOf = (
  span: UsageSpan,
  rows: readonly (UsageSums & { bucket: number })[],
): UsagePoint[] => {
  const byBucket = Map.groupBy(rows, (row) => row.bucket);
  return bucketsOf(span).map((at) => ({ at, ...figuresOf(byBucket.get(at) ?? []) }));
};
