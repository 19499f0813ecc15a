/** A summary of figures: never a median without its spread. */
export interface Summary {
  median: number;
  p95: number;
  runs: number;
}

/** The value that this share of the sorted ones doesn't exceed, interpolated between two. */
export const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
};

export const summarize = (values: readonly number[]): Summary => {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), runs: sorted.length };
};
