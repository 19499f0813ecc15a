import type { ApiInput, ApiOutput } from "@console-shell/contract";
import { alertWindows } from "@console-shell/contract/words/alerts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];
type Body = ApiInput<"POST /cc-api/alert/create">["body"];

/** The form's values: the error rate in percent, all operations as an empty name. */
export interface RuleValues extends Omit<Body, "operation"> {
  operation: string;
}

/** Percent without floating-point noise, e.g. 0.07 as 7. */
const percent = (share: number) => Number((share * 100).toPrecision(12));

export const toValues = (rule: Rule | undefined): RuleValues => {
  if (!rule)
    return {
      name: "",
      metric: "errorRate",
      operation: "",
      comparison: "above",
      threshold: 5,
      windowMinutes: 15,
      enabled: true,
    };
  const { name, metric, comparison, enabled, threshold } = rule;
  return {
    name,
    metric,
    comparison,
    enabled,
    operation: rule.operation ?? "",
    threshold: metric === "errorRate" ? percent(threshold) : threshold,
    windowMinutes: alertWindows.find((minutes) => minutes === rule.windowMinutes) ?? 60,
  };
};

export const toBody = ({ operation, threshold, ...values }: RuleValues): Body => ({
  ...values,
  operation: operation === "" ? null : operation,
  threshold: values.metric === "errorRate" ? Number((threshold / 100).toPrecision(12)) : threshold,
});
