import { Refusal } from "../../../kernel/refusal.ts";
import { isOperation } from "../../clients/index.ts";

/** Maximum number of rules: every view of the list measures each of them. */
export const maxRules = 200;

/** Refuses a rule that could never fire: an unknown operation, or an error rate above 1. */
export const checkRule = (rule: {
  metric: string;
  operation: string | null;
  threshold: number;
}): void => {
  if (rule.operation !== null && !isOperation(rule.operation))
    throw new Refusal("bad_input", [{ path: "operation", code: "unknown" }]);
  if (rule.metric === "errorRate" && rule.threshold > 1)
    throw new Refusal("bad_input", [{ path: "threshold", code: "too_big" }]);
};
