import type { UsageRange } from "@console-shell/contract/words/usage-ranges";
import {
  comparedShift,
  type Comparison,
  usageRanges,
} from "@console-shell/contract/words/usage-ranges";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Retention of rows by the minute: long enough to compare with the same hour of last week. */
export const minutesKept = 8 * day;

/** A span of usage aligned to buckets, and the table it's read from. */
export interface UsageSpan {
  table: "usageMinutes" | "usageHours";
  from: number;
  to: number;
  /** Milliseconds of one point. */
  bucket: number;
}

const bucketOf = (length: number, age: number): number => {
  if (age <= minutesKept && length <= 2 * hour) return minute;
  if (age <= minutesKept && length <= 6 * hour) return 5 * minute;
  if (length <= 8 * day) return hour;
  return length <= 45 * day ? 6 * hour : day;
};

/** A query's span. Its last bucket is the one that contains its end, full or not. */
export const spanOf = (
  query: { range?: UsageRange | undefined; from?: number | undefined; to?: number | undefined },
  now: number,
): UsageSpan => {
  // The end is exclusive; this is the last instant within.
  const end = query.to ?? now + 1;
  const length = query.from === undefined ? usageRanges[query.range ?? "24h"] : end - query.from;
  const bucket = bucketOf(length, now - (end - length));
  const to = Math.ceil(end / bucket) * bucket;
  const from =
    query.from === undefined
      ? to - Math.ceil(length / bucket) * bucket
      : query.from - (query.from % bucket);
  return {
    table: bucket < hour ? "usageMinutes" : "usageHours",
    from,
    to,
    bucket,
  };
};

/** The same span, aligned for data that is stored by the hour. */
export const hourlySpan = (span: UsageSpan): UsageSpan => {
  if (span.bucket >= hour) return span;
  const from = span.from - (span.from % hour);
  return { table: "usageHours", from, to: Math.ceil(span.to / hour) * hour, bucket: hour };
};

/** The start of each bucket. */
export const bucketsOf = ({ from, to, bucket }: UsageSpan): number[] =>
  Array.from({ length: (to - from) / bucket }, (_, index) => from + index * bucket);

/** The span that a span is compared with. */
export const comparedSpan = (span: UsageSpan, compare: Comparison): UsageSpan => {
  const shift = comparedShift(compare, span.to - span.from);
  return { ...span, from: span.from - shift, to: span.to - shift };
};

/** Whether the rows of a span haven't expired. */
export const isKept = ({ table, from }: UsageSpan, now: number): boolean =>
  table === "usageHours" || from >= now - minutesKept;
