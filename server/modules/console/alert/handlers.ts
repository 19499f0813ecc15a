import type {
  createAlertRule,
  deleteAlertRule,
  updateAlertRule,
} from "@console-shell/contract/calls/alert";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import { newId } from "../../../platform/database/id.ts";
import type { AlertRuleTable } from "../../../platform/database/tables/usage.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import type { Handler } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { changesOf, recordAudit } from "../../identity/index.ts";
import { type Signal, signal } from "../../../platform/signal.ts";
import { createMeasure } from "./measure.ts";
import { presentRule } from "./present.ts";
import { countRules } from "./queries.ts";
import { isOperation } from "../../clients/index.ts";

/** Maximum number of rules: every view of the list measures each of them. */
const maxRules = 200;

/** Refuses a rule that could never fire: an unknown operation, or an error rate above 1. */
const checkRule = (rule: { metric: string; operation: string | null; threshold: number }): void => {
  if (rule.operation !== null && !isOperation(rule.operation))
    throw new Refusal("bad_input", [{ path: "operation", code: "unknown" }]);
  if (rule.metric === "errorRate" && rule.threshold > 1)
    throw new Refusal("bad_input", [{ path: "threshold", code: "too_big" }]);
};

const firingMayDiffer: Signal = { event: "waiting", permission: "console:alert:read" };

/** A rule's fields for the audit log. */
const factsOf = (rule: AlertRuleTable) => ({
  name: rule.name,
  metric: rule.metric,
  operation: rule.operation,
  comparison: rule.comparison,
  threshold: rule.threshold,
  windowMinutes: rule.windowMinutes,
  enabled: rule.enabled,
});

/** Adds a rule, up to a limit, because every view of the list measures each of them. */
export const handleCreate: Handler<typeof createAlertRule> = async (call) => {
  const { services, body, now } = call;
  checkRule(body);
  const rule = { id: newId(), ...body, createdAt: now, updatedAt: now };
  await transactionWithDeadline(services.database, async (transaction) => {
    if ((await countRules(transaction)) >= maxRules)
      throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
    await transaction.insertInto("alertRules").values(rule).execute();
    await signal(transaction, [firingMayDiffer], now);
    const { name, ...details } = factsOf(rule);
    await recordAudit(call, transaction, {
      action: "alert-rule.created",
      target: { id: rule.id, name },
      details,
    });
  });
  return presentRule(rule, createMeasure(services, now));
};

/** Changes some fields of a rule, including whether it's on. */
export const handleUpdate: Handler<typeof updateAlertRule> = async (call) => {
  const { services, params, body, now } = call;
  const rule = await transactionWithDeadline(services.database, async (transaction) => {
    const stored = await transaction
      .selectFrom("alertRules")
      .selectAll()
      .where("id", "=", params.id)
      .$call(lockRows(services))
      .executeTakeFirst();
    if (!stored) throw new Refusal("not_found");
    const changed = { ...stored, ...body, updatedAt: now };
    checkRule(changed);
    await transaction.updateTable("alertRules").set(changed).where("id", "=", params.id).execute();
    await signal(transaction, [firingMayDiffer], now);
    const details = changesOf(factsOf(stored), factsOf(changed));
    if (Object.keys(details).length > 0)
      await recordAudit(call, transaction, {
        action: "alert-rule.changed",
        target: { id: stored.id, name: changed.name },
        details,
      });
    return changed;
  });
  return presentRule(rule, createMeasure(services, now));
};

/** Deletes a rule; its fields are kept in the audit event. */
export const handleDelete: Handler<typeof deleteAlertRule> = (call) => {
  const { services, params, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const deleted = await transaction
      .deleteFrom("alertRules")
      .where("id", "=", params.id)
      .returningAll()
      .executeTakeFirst();
    if (!deleted) throw new Refusal("not_found");
    await signal(transaction, [firingMayDiffer], now);
    const { name, ...details } = factsOf(deleted);
    await recordAudit(call, transaction, {
      action: "alert-rule.deleted",
      target: { id: params.id, name },
      details,
    });
    return true as const;
  });
};
