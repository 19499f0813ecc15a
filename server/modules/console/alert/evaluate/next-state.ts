import type { AlertState } from "@console-shell/contract/words/alerts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";

type Rule = Pick<
  AlertRuleTable,
  "enabled" | "comparison" | "threshold" | "forMinutes" | "state" | "heldMs"
>;

interface Next {
  state: AlertState;
  heldMs: number | null;
}

/** Whether a value meets the rule's condition. One that equals the threshold doesn't. */
export const isBeyond = (
  { comparison, threshold }: Pick<Rule, "comparison" | "threshold">,
  value: number,
): boolean => (comparison === "above" ? value > threshold : value < threshold);

/**
 * A rule's state after an evaluation, `elapsed` milliseconds after the last one. It fires once its condition has held
 * for `forMinutes`, and resolves once it has been false for as long, so a value that flaps neither fires nor resolves.
 * Without a value nothing is known: a firing rule keeps firing, any other has no data.
 */
export const nextState = (rule: Rule, value: number | null, elapsed: number): Next => {
  if (!rule.enabled) return { state: "off", heldMs: null };
  const isFiring = rule.state === "firing";
  if (value === null) return { state: isFiring ? "firing" : "no-data", heldMs: null };
  if (isBeyond(rule, value) === isFiring)
    return { state: isFiring ? "firing" : "ok", heldMs: null };
  // The first evaluation that finds it different starts the wait.
  const heldMs = rule.heldMs === null ? 0 : rule.heldMs + elapsed;
  if (heldMs >= rule.forMinutes * 60_000)
    return { state: isFiring ? "ok" : "firing", heldMs: null };
  return { state: isFiring ? "firing" : "pending", heldMs };
};
