import type { AlertRule, AlertState } from "@console-shell/contract/calls/alert";
import type { AlertRuleTable } from "../../../platform/database/tables/usage.ts";
import type { Measure } from "./measure.ts";

type Limit = Pick<AlertRuleTable, "enabled" | "comparison" | "threshold">;

/** Whether a rule fires for a measured value. A value equal to the threshold doesn't. */
const stateOf = (rule: Limit, value: number | null): AlertState => {
  if (!rule.enabled) return "off";
  if (value === null) return "no-data";
  const beyond = rule.comparison === "above" ? value > rule.threshold : value < rule.threshold;
  return beyond ? "firing" : "ok";
};

/** A rule with its current value. */
export const presentRule = async (rule: AlertRuleTable, measure: Measure): Promise<AlertRule> => {
  const value = await measure(rule);
  return { ...rule, value, state: stateOf(rule, value) };
};
