/**
 * What a call of the public API is counted as, for reports and for its price. Every call of that
 * API that is not free declares one; a price plan prices each by the thousand.
 */
export const meters = [
  "face-search",
  "face-compare",
  "object-search",
  "image-upload",
  "library-call",
] as const;
export type Meter = (typeof meters)[number];
