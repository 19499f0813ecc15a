import { z } from "zod";
import { failsWith } from "./schemas.ts";
import { comparisons, type UsageRange, usageRangeNames } from "../words/usage-ranges.ts";

const longest = 400 * 24 * 3_600_000;
const instant = z.coerce.number().int().min(0).max(8.64e15);

/** Either a range that ends now, or `from` and `to` together; defaults to the last 24 hours. */
export const rangeQuery = {
  range: z.enum(usageRangeNames).optional(),
  from: instant.optional(),
  to: instant.optional(),
};

interface RangeInput {
  range?: UsageRange | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** Whether a query specifies exactly one range that isn't too long. */
export const isRange = ({ range, from, to }: RangeInput): boolean => {
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined || range !== undefined) return false;
  return from < to && to - from <= longest;
};

/** The error for an invalid range. */
export const rangeRule = failsWith("range", "range");

/** What to compare the range with; nothing by default. */
export const compareQuery = { compare: z.enum(comparisons).optional() };
