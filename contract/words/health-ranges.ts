const hour = 3_600_000;
const day = 24 * hour;

/** Ranges of the history of health that end now, with the milliseconds of one bar in each. */
export const healthRanges = {
  "24h": { length: day, bar: hour / 2 },
  "7d": { length: 7 * day, bar: 2 * hour },
  "90d": { length: 90 * day, bar: day },
} as const;
export type HealthRange = keyof typeof healthRanges;
export const healthRangeNames = Object.keys(healthRanges) as [HealthRange, ...HealthRange[]];
