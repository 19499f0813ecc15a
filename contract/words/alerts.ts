import type { Locale, LocalizedText } from "./locale.ts";
import type { Permission } from "./permissions.ts";

/** Columns that the list of alert rules is sorted by; `condition` is the metric and its threshold. */
export const alertSorts = ["name", "state", "condition"] as const;

/** Window lengths in minutes, ending now, that an alert rule can measure. */
export const alertWindows = [5, 15, 60, 1440] as const;

/** Minutes that a rule's condition can be required to hold before it fires, and to be false before it resolves. */
export const alertHolds = [0, 1, 2, 5, 10, 15, 30, 60] as const;

/** Hours between reminders while nobody has acknowledged; 0 sends none. */
export const alertReminders = [0, 1, 4, 12, 24] as const;

/** Milliseconds between evaluations of all rules. */
export const alertEvery = 60_000;

/** Maximum length of an acknowledgement's comment and of the reason of a silence. */
export const alertReason = 200;

/** Longest silence in days. */
export const longestSilence = 30;

type Unit = "count" | "share" | "milliseconds" | "minutes" | "bytes";

interface AlertMetricWords {
  unit: Unit;
  /** Whether it's measured over the rule's window, which has at least these minutes; 0 if it's a value of now. */
  window: 0 | 5 | 60;
  /** Whether it can be limited to one operation. */
  operation: boolean;
  /** What a new rule suggests. */
  comparison: "above" | "below";
  threshold: number;
  label: LocalizedText;
  /** The list that shows what the value consists of, the worst first where it can; else the calls. */
  list?: {
    path: (rule: { threshold: number }) => string;
    permissions: readonly [subApp: Permission, list: Permission];
    label: LocalizedText;
  };
  /** Counts what makes the value so bad, if that has names. */
  causes?: Record<Locale, (count: number) => string>;
}

const largestLibraries: AlertMetricWords["list"] = {
  path: () => "/image-library-management/libraries?sort=-bytes",
  permissions: ["image-library-management:open", "image-library-management:library:read"],
  label: { "en-US": "See libraries by size", "zh-CN": "按大小查看图库" },
};

const metrics = {
  calls: {
    unit: "count",
    window: 5,
    operation: true,
    comparison: "below",
    threshold: 1,
    label: { "en-US": "Calls", "zh-CN": "调用次数" },
  },
  errors: {
    unit: "count",
    window: 5,
    operation: true,
    comparison: "above",
    threshold: 10,
    label: { "en-US": "Errors", "zh-CN": "错误数" },
  },
  errorRate: {
    unit: "share",
    window: 5,
    operation: true,
    comparison: "above",
    threshold: 0.05,
    label: { "en-US": "Error rate", "zh-CN": "错误率" },
  },
  p95: {
    unit: "milliseconds",
    window: 5,
    operation: true,
    comparison: "above",
    threshold: 1_000,
    label: { "en-US": "P95 latency", "zh-CN": "P95 延迟" },
  },
  /** The smallest share of a credit limit that an active client has left; negative beyond the limit. */
  creditLeft: {
    unit: "share",
    window: 0,
    operation: false,
    comparison: "below",
    threshold: 0.2,
    label: { "en-US": "Lowest credit left", "zh-CN": "最低剩余信用额度" },
    list: {
      // The list's filter is of less than a fifth.
      path: ({ threshold }) =>
        `/finance/clients?status=active&sort=balance${threshold > 0.2 ? "" : "&credit=low"}`,
      permissions: ["finance:open", "finance:client:read"],
      label: { "en-US": "See clients low on credit", "zh-CN": "查看信用额度不足的客户" },
    },
    causes: {
      "en-US": (count) => (count === 1 ? "1 client" : `${count} clients`),
      "zh-CN": (count) => `${count} 个客户`,
    },
  },
  /** For how long the oldest job has been due. */
  queueAge: {
    unit: "minutes",
    window: 0,
    operation: false,
    comparison: "above",
    threshold: 15,
    label: { "en-US": "Oldest waiting job", "zh-CN": "最久等待任务" },
    list: {
      path: () => "/image-library-management/indexing?state=waiting&sort=createdAt",
      permissions: ["image-library-management:open", "image-library-management:library:read"],
      label: { "en-US": "See the waiting images", "zh-CN": "查看等待中的图片" },
    },
  },
  /** Webhooks that fail, or were paused because they failed. */
  failingWebhooks: {
    unit: "count",
    window: 0,
    operation: false,
    comparison: "above",
    threshold: 0,
    label: { "en-US": "Failing webhooks", "zh-CN": "失败的 Webhook 数" },
    list: {
      path: () => "/console-application/applications?webhooks=failing",
      permissions: ["console-application:open", "console-application:application:read"],
      label: {
        "en-US": "See client apps with failing webhooks",
        "zh-CN": "查看 Webhook 失败的客户应用",
      },
    },
    causes: {
      "en-US": (count) => (count === 1 ? "1 webhook" : `${count} webhooks`),
      "zh-CN": (count) => `${count} 个 Webhook`,
    },
  },
  /** Failed mounts of published sub-apps as a share of all; recorded by the hour. */
  failingSubApps: {
    unit: "share",
    window: 60,
    operation: false,
    comparison: "above",
    threshold: 0.05,
    label: { "en-US": "Failed sub-app mounts", "zh-CN": "子应用加载失败率" },
    list: {
      path: () => "/management/sub-apps?health=failing",
      permissions: ["management:open", "management:sub-app:read"],
      label: { "en-US": "See failing sub-apps", "zh-CN": "查看加载失败的子应用" },
    },
    causes: {
      "en-US": (count) => (count === 1 ? "1 sub-app" : `${count} sub-apps`),
      "zh-CN": (count) => `${count} 个子应用`,
    },
  },
  /** By how much any release in use is worse than the one before, as a share; 0 if none is. */
  slowerReleases: {
    unit: "share",
    window: 0,
    operation: false,
    comparison: "above",
    threshold: 0.2,
    label: { "en-US": "Slowdown of a release", "zh-CN": "版本变慢幅度" },
    list: {
      path: () => "/console/performance",
      permissions: ["console:open", "console:usage:read"],
      label: { "en-US": "See the performance of releases", "zh-CN": "查看各版本的性能" },
    },
    causes: {
      "en-US": (count) => (count === 1 ? "1 release" : `${count} releases`),
      "zh-CN": (count) => `${count} 个版本`,
    },
  },
  /** Bytes of the pictures in all libraries. */
  storage: {
    unit: "bytes",
    window: 0,
    operation: false,
    comparison: "above",
    threshold: 100e9,
    label: { "en-US": "Library storage", "zh-CN": "图库存储" },
    list: largestLibraries,
  },
  /** Bytes that the files' disk has left; without a value in a bucket. */
  freeSpace: {
    unit: "bytes",
    window: 0,
    operation: false,
    comparison: "below",
    threshold: 10e9,
    label: { "en-US": "Free disk space", "zh-CN": "磁盘可用空间" },
    list: largestLibraries,
  },
  /** How far the clock of any node is from the database's; without a value with an embedded database. */
  clockSkew: {
    unit: "milliseconds",
    window: 0,
    operation: false,
    comparison: "above",
    threshold: 2_000,
    label: { "en-US": "Clock skew", "zh-CN": "时钟偏差" },
    list: {
      path: () => "/console/health",
      permissions: ["console:open", "console:usage:read"],
      label: { "en-US": "See the nodes’ clocks", "zh-CN": "查看各节点时钟" },
    },
  },
} as const satisfies Record<string, AlertMetricWords>;
export type AlertMetric = keyof typeof metrics;

/** Every metric that an alert rule can watch. */
export const alertMetrics: Readonly<Record<AlertMetric, AlertMetricWords>> = metrics;

export const alertMetricNames = Object.keys(alertMetrics) as [AlertMetric, ...AlertMetric[]];

const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** A metric's value in words, e.g. `8.3%`, `1,250 ms`, `12 min`, `96 GB`. */
export const alertValueText = (metric: AlertMetric, value: number, locale: Locale): string => {
  const number = (one: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, ...options }).format(one);
  const { unit } = alertMetrics[metric];
  if (unit === "share") return number(value, { style: "percent", maximumFractionDigits: 2 });
  if (unit === "milliseconds")
    return locale === "zh-CN" ? `${number(value)} 毫秒` : `${number(value)} ms`;
  if (unit === "minutes")
    return locale === "zh-CN" ? `${number(value)} 分钟` : `${number(value)} min`;
  if (unit === "count") return number(value);
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
  return `${number(value / 1000 ** power)} ${units[power]}`;
};

/** The first of what makes a metric's value so bad, and how many there are in all. */
export interface NamedCauses {
  names: readonly string[];
  total: number;
}

/** Causes in words, e.g. `5 webhooks: a.example (Shop), b.example (Shop), c.example (Kiosk) and 2 more`. */
export const alertCausesText = (
  metric: AlertMetric,
  { names, total }: NamedCauses,
  locale: Locale,
): string => {
  const count = alertMetrics[metric].causes?.[locale](total) ?? String(total);
  const more = total - names.length;
  if (locale === "zh-CN")
    return `${count}：${names.join("、")}${more > 0 ? `，另有 ${more} 个` : ""}`;
  return `${count}: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};

/** State of a rule. `no-data`: there was nothing to measure; `off`: it isn't evaluated. */
export const alertStates = ["firing", "pending", "no-data", "ok", "off"] as const;
export type AlertState = (typeof alertStates)[number];

/** What the list shows of a rule and is filtered by: what's firing until somebody has acknowledged it, then that. */
export const alertShownStates = [
  "firing",
  "acknowledged",
  "pending",
  "no-data",
  "ok",
  "off",
] as const;
export type AlertShownState = (typeof alertShownStates)[number];

export const incidentStates = ["open", "acknowledged", "ended"] as const;
export type IncidentState = (typeof incidentStates)[number];

/** Why an incident ended: the condition was false for long enough, or somebody changed or turned off the rule. */
export const incidentEnds = ["resolved", "changed", "off"] as const;
export type IncidentEnd = (typeof incidentEnds)[number];

/** The event of an incident that a message is about. */
export const alertEvents = ["firing", "reminder", "resolved"] as const;
export type AlertEvent = (typeof alertEvents)[number];

export const alertChannels = ["bell", "mail", "webhook"] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** State of a message. `dropped`: its recipient may no longer see alerts; `dead`: given up. */
export const alertMessageStates = ["waiting", "retrying", "delivered", "dropped", "dead"] as const;
export type AlertMessageState = (typeof alertMessageStates)[number];

/** The ranges of a rule's chart, in hours. */
export const alertRanges = { "6h": 6, "24h": 24, "72h": 72 } as const;
export const alertRangeNames = ["6h", "24h", "72h"] as const;
