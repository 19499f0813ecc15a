import type { ApiInput, ApiOutput } from "@console-shell/contract";
import {
  alertHolds,
  type AlertMetric,
  alertMetrics,
  alertReminders,
  alertWindows,
} from "@console-shell/contract/words/alerts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];
type Body = Required<ApiInput<"POST /cc-api/alert/create">["body"]>;

/** The form's values: shares in percent, bytes in gigabytes, all operations as an empty name. */
export interface RuleValues extends Omit<Body, "operation" | "quietHours"> {
  operation: string;
  quiet: boolean;
  quietFrom: string;
  quietTo: string;
  quietZone: string;
}

/** By how much the form's threshold is larger or smaller than the stored one. */
const scales = { share: 100, bytes: 1e-9, count: 1, milliseconds: 1, minutes: 1 } as const;

/** Without floating-point noise, e.g. 0.07 as 7 percent. */
const scaled = (value: number, by: number) => Number((value * by).toPrecision(12));

/** A metric's threshold as the form shows it. */
export const shownThreshold = (metric: AlertMetric, threshold: number): number =>
  scaled(threshold, scales[alertMetrics[metric].unit]);

/** What the form suggests for a metric. */
export const suggested = (metric: AlertMetric) => {
  const { comparison, threshold, window } = alertMetrics[metric];
  return {
    comparison,
    threshold: shownThreshold(metric, threshold),
    windowMinutes: window === 60 ? (60 as const) : (15 as const),
    operation: "",
  };
};

/** The values of a rule, or of a new one, which tells its maker. */
export const toValues = (
  rule: Rule | undefined,
  { operatorId, zone }: { operatorId: string; zone: string },
): RuleValues => {
  const quiet = { quiet: false, quietFrom: "22:00", quietTo: "07:00", quietZone: zone };
  if (!rule)
    return {
      name: "",
      metric: "errorRate",
      ...suggested("errorRate"),
      enabled: true,
      forMinutes: 5,
      recipientRoles: [],
      recipientOperators: [operatorId],
      mail: true,
      reminderHours: 4,
      ...quiet,
    };
  const { name, metric, comparison, enabled, threshold, recipientRoles, recipientOperators, mail } =
    rule;
  const { quietHours } = rule;
  return {
    name,
    metric,
    comparison,
    enabled,
    operation: rule.operation ?? "",
    threshold: shownThreshold(metric, threshold),
    windowMinutes: alertWindows.find((minutes) => minutes === rule.windowMinutes) ?? 60,
    forMinutes: alertHolds.find((minutes) => minutes === rule.forMinutes) ?? 0,
    recipientRoles,
    recipientOperators,
    mail,
    reminderHours: alertReminders.find((hours) => hours === rule.reminderHours) ?? 0,
    ...quiet,
    ...(quietHours && {
      quiet: true,
      quietFrom: quietHours.from,
      quietTo: quietHours.to,
      quietZone: quietHours.zone,
    }),
  };
};

export const toBody = ({
  operation,
  threshold,
  quiet,
  quietFrom,
  quietTo,
  quietZone,
  ...values
}: RuleValues): Body => ({
  ...values,
  operation: operation === "" || !alertMetrics[values.metric].operation ? null : operation,
  threshold: scaled(threshold, 1 / scales[alertMetrics[values.metric].unit]),
  quietHours: quiet ? { from: quietFrom, to: quietTo, zone: quietZone } : null,
});
