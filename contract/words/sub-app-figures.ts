/** Limits of key figures that manifests and screens agree on. */
export const figureLimits = {
  /** Figures of a sub-app. */
  ofApp: 4,
  /** Figures on Home at once. */
  shown: 4,
  title: 40,
  facts: 2,
} as const;

/** Calls of the console that a figure may read, besides its lists. */
export const figureCalls: ReadonlySet<string> = new Set([
  "GET /cc-api/finance/receivables/totals",
  "GET /cc-api/job/counts",
  "GET /cc-api/usage/searches",
  "GET /cc-api/usage/series",
  "GET /cc-api/usage/storage",
  "GET /cc-api/usage/summary",
]);
