/** Usage ranges that end now, by length in milliseconds. */
export const usageRanges = {
  "1h": 3_600_000,
  "24h": 24 * 3_600_000,
  "7d": 7 * 24 * 3_600_000,
  "30d": 30 * 24 * 3_600_000,
} as const;
export type UsageRange = keyof typeof usageRanges;
export const usageRangeNames = Object.keys(usageRanges) as [UsageRange, ...UsageRange[]];

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
