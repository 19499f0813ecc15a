/**
 * What a call of the public API is metered as, for reports and pricing. Every call that isn't free declares one; a
 * price plan prices each per thousand.
 */
export const meters = [
  "face-search",
  "face-compare",
  "object-search",
  "image-upload",
  "library-call",
] as const;
export type Meter = (typeof meters)[number];

/** How many units of an invoice's line its price is for: 1,000 calls, or one month of a fee. */
export const callsPerPrice = (item: string): number =>
  (meters as readonly string[]).includes(item) ? 1_000 : 1;
