/** Usage ranges that end now, by length in milliseconds. */
export const usageRanges = {
  "1h": 3_600_000,
  "24h": 24 * 3_600_000,
  "7d": 7 * 24 * 3_600_000,
  "30d": 30 * 24 * 3_600_000,
} as const;
export type UsageRange = keyof typeof usageRanges;
export const usageRangeNames = Object.keys(usageRanges) as [UsageRange, ...UsageRange[]];

/** Window lengths in minutes, ending now, that an alert rule can measure. */
export const alertWindows = [5, 15, 60, 1440] as const;
