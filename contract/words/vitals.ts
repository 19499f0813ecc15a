import type { Locale, LocalizedText } from "./locale.ts";

interface VitalWords {
  unit: "milliseconds" | "score" | "per-minute";
  /** The largest value that's counted. */
  max: number;
  /** Stored values are integers: what they're multiplied by. */
  scale: number;
  /** Up to `good` it's good, and above `poor` it's poor. */
  good: number;
  poor: number;
  /** A smaller difference between two releases counts as none: nobody would notice it. */
  notable: number;
  label: LocalizedText;
}

/**
 * What browsers measure of a sub-app, or of the shell. The bounds of the first three are those of https://web.dev/vitals,
 * for the 75th percentile.
 */
const reported = {
  /** Largest Contentful Paint: from the start of the page's load until its largest part shows. */
  lcp: {
    unit: "milliseconds",
    max: 60_000,
    scale: 1,
    good: 2_500,
    poor: 4_000,
    notable: 200,
    label: { "en-US": "LCP", "zh-CN": "最大内容绘制 (LCP)" },
  },
  /** Interaction to Next Paint: nearly the slowest interaction of a visit, until the next frame shows. */
  inp: {
    unit: "milliseconds",
    max: 60_000,
    scale: 1,
    good: 200,
    poor: 500,
    notable: 40,
    label: { "en-US": "INP", "zh-CN": "交互延迟 (INP)" },
  },
  /** Cumulative Layout Shift: the worst burst of layout shifts of a visit. */
  cls: {
    unit: "score",
    max: 10,
    scale: 1_000,
    good: 0.1,
    poor: 0.25,
    notable: 0.02,
    label: { "en-US": "CLS", "zh-CN": "布局偏移 (CLS)" },
  },
  /** Tasks of more than 50 ms, which keep the page from responding. */
  longTasks: {
    unit: "per-minute",
    max: 600,
    scale: 10,
    good: 4,
    poor: 12,
    notable: 1,
    label: { "en-US": "Long tasks a minute", "zh-CN": "长任务（每分钟）" },
  },
} as const satisfies Record<string, VitalWords>;
export type ReportedVital = keyof typeof reported;
export const reportedVitals = Object.keys(reported) as [ReportedVital, ...ReportedVital[]];

const all = {
  ...reported,
  /** From the click to the mounted sub-app, of all mounts. */
  mount: {
    unit: "milliseconds",
    max: 600_000,
    scale: 1,
    good: 1_000,
    poor: 3_000,
    notable: 100,
    label: { "en-US": "Mount time", "zh-CN": "加载时间" },
  },
} as const satisfies Record<string, VitalWords>;
export type Vital = keyof typeof all;
export const vitals: Readonly<Record<Vital, VitalWords>> = all;
export const vitalNames = Object.keys(all) as [Vital, ...Vital[]];

/** A release is compared with the newest before it once each has this many samples of a vital. */
export const comparedSamples = 30;

/** How a value is judged. */
export const vitalMark = (vital: Vital, value: number): "good" | "fair" | "poor" => {
  const { good, poor } = vitals[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
};

/** By how much a value is worse than the one before, as a share of that; negative if it's better. */
export const vitalChange = (vital: Vital, before: number, after: number): number => {
  const { notable } = vitals[vital];
  // Shares of next to nothing would be huge.
  return Math.abs(after - before) < notable ? 0 : (after - before) / Math.max(before, notable);
};

/** A vital's value in words: `275 ms`, `1.7 s`, `0.07`. */
export const vitalText = (vital: Vital, value: number, locale: Locale): string => {
  const { unit } = vitals[vital];
  const number = (one: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(one);
  if (unit !== "milliseconds") return number(value, unit === "score" ? 2 : 1);
  if (value < 1_000) return `${number(value, 0)} ${locale === "zh-CN" ? "毫秒" : "ms"}`;
  return `${number(value / 1_000, 2)} ${locale === "zh-CN" ? "秒" : "s"}`;
};

/** How a vital got worse: `LCP 1.3 s → 1.7 s`. */
export const slowerText = (
  { vital, before, after }: { vital: Vital; before: number; after: number },
  locale: Locale,
): string =>
  `${vitals[vital].label[locale]} ${vitalText(vital, before, locale)} → ${vitalText(vital, after, locale)}`;
