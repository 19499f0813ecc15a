const hour = 3_600_000;
const day = 24 * hour;

/** Ranges of an application's usage that end now, with the milliseconds of one point in each. */
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
