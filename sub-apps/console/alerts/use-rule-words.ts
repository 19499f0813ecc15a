import { oneOf } from "@console-shell/sdk";
import type { ApiOutput } from "@console-shell/contract";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

const windows = ["5", "15", "60", "1440"] as const;

/** Describes in words what a rule measures and when it fires. */
export const useRuleWords = () => {
  const text = useText();
  const format = useUsageFormat();
  const value = (metric: Rule["metric"], measured: number): string => {
    if (metric === "errorRate") return format.share(measured);
    return metric === "p95" ? format.latency(measured) : format.count(measured);
  };
  const windowOf = (minutes: number): string =>
    text(`window.${oneOf(windows, String(minutes)) ?? "60"}`);
  const condition = (rule: Rule): string =>
    text(`rule.${rule.comparison}`, {
      metric: text(`metric.${rule.metric}`),
      threshold: value(rule.metric, rule.threshold),
      window: windowOf(rule.windowMinutes),
    });
  return { value, windowOf, condition };
};
