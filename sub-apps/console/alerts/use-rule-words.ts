import type { ApiOutput } from "@console-shell/contract";
import {
  type AlertMetric,
  alertMetrics,
  alertValueText,
} from "@console-shell/contract/words/alerts";
import { oneOf, useLocale } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { spaced } from "../shared/use-usage-format.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

const windows = ["5", "15", "60", "1440"] as const;

/** Describes in words what a rule measures and when it fires. */
export const useRuleWords = () => {
  const text = useText();
  const locale = useLocale();
  const value = (metric: AlertMetric, measured: number | null): string =>
    measured === null ? "–" : alertValueText(metric, measured, locale);
  const metricOf = (metric: AlertMetric): string => alertMetrics[metric].label[locale];
  const windowOf = (minutes: number): string =>
    text(`window.${oneOf(windows, String(minutes)) ?? "60"}`);
  const minutesOf = (minutes: number): string =>
    minutes === 0 ? text("alerts.atOnce") : text("alerts.minutes", { minutes });
  const hoursOf = (hours: number): string =>
    hours === 0 ? text("alerts.never") : text("alerts.everyHours", { hours });
  const condition = ({ metric, comparison, threshold, windowMinutes }: Rule): string =>
    spaced(
      text(alertMetrics[metric].window === 0 ? `rule.now.${comparison}` : `rule.${comparison}`, {
        metric: metricOf(metric),
        threshold: value(metric, threshold),
        window: windowOf(windowMinutes),
      }),
    );
  return { value, metricOf, windowOf, minutesOf, hoursOf, condition };
};
