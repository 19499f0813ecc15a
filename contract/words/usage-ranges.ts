/** Usage ranges that end now, by length in milliseconds. */
export const usageRanges = {
  "1h": 3_600_000,
  "24h": 24 * 3_600_000,
  "7d": 7 * 24 * 3_600_000,
  "30d": 30 * 24 * 3_600_000,
} as const;
export type UsageRange = keyof typeof usageRanges;
export const usageRangeNames = Object.keys(usageRanges) as [UsageRange, ...UsageRange[]];

/** Comparisons of a range: with the range before it, or the same days of an earlier week. */
export const comparisons = ["previous", "week"] as const;
export type Comparison = (typeof comparisons)[number];

const week = 7 * 24 * 3_600_000;

/** Milliseconds between a range of some length and the one that it's compared with; they never overlap. */
export const comparedShift = (compare: Comparison, length: number): number =>
  compare === "previous" ? length : Math.ceil(length / week) * week;

/** Results of calls, by status: 2xx and 3xx, 4xx, 5xx; `failed` is either of the last two. */
export const outcomes = ["ok", "refused", "error", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

const hour = 3_600_000;
const day = 24 * hour;

/** Ranges of a client app's usage that end now, with the milliseconds of one point in each. */
export const apiUsageRanges = {
  "24h": { length: day, bucket: hour },
  "7d": { length: 7 * day, bucket: day },
  "30d": { length: 30 * day, bucket: day },
  "90d": { length: 90 * day, bucket: day },
} as const;
export type ApiUsageRange = keyof typeof apiUsageRanges;
export const apiUsageRangeNames = Object.keys(apiUsageRanges) as [
  ApiUsageRange,
  ...ApiUsageRange[],
];
