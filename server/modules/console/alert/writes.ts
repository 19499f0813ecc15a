import type { Kysely, Selectable } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { z } from "zod";
import type {
  AlertRule,
  createAlertRule,
  updateAlertRule,
} from "@console-shell/contract/calls/alert";
import { alertMetrics, type IncidentEnd } from "@console-shell/contract/words/alerts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type Signal, signal } from "#platform/signal.ts";
import { isOperation } from "#modules/clients/index.ts";
import { type AuditedCall, changesOf, recordAudit, settle } from "#modules/identity/index.ts";
import { applyValues } from "./evaluate/apply.ts";
import { measureRules } from "./evaluate/run.ts";
import { createMeasure } from "./evaluate/measure.ts";
import { countRules, findRule, maxRules } from "./reads.ts";

/** A rule, locked against evaluations and other changes until the transaction ends; `not_found` if there is none. */
export const lockRule = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<Selectable<AlertRuleTable>> => {
  const rule = await transaction
    .selectFrom("alertRules")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!rule) throw new Refusal("not_found");
  return rule;
};

type Condition = Pick<AlertRuleTable, "metric" | "operation" | "threshold" | "windowMinutes">;

/** Refuses a rule that could never fire: an unknown operation, a share above 1, too short a window. */
const checkRule = (rule: Condition): void => {
  const { metric, operation, threshold, windowMinutes } = rule;
  const { unit, operation: byOperation, window } = alertMetrics[metric];
  if (operation !== null && !(byOperation && isOperation(operation)))
    throw new Refusal("bad_input", [{ path: "operation", code: "unknown" }]);
  if (unit === "share" && threshold > 1)
    throw new Refusal("bad_input", [{ path: "threshold", code: "too_big" }]);
  if (windowMinutes < window)
    throw new Refusal("bad_input", [{ path: "windowMinutes", code: "too_small" }]);
};

/** Refuses recipients that don't exist; whether they may see alerts is checked when they're notified. */
const checkRecipients = async (
  transaction: Kysely<Tables>,
  ids: readonly string[] | undefined,
): Promise<void> => {
  if (!ids || ids.length === 0) return;
  const found = await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "in", ids)
    .execute();
  if (found.length < ids.length)
    throw new Refusal("bad_input", [{ path: "recipientOperators", code: "unknown" }]);
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
  forMinutes: rule.forMinutes,
  recipientRoles: rule.recipientRoles.join(" "),
  recipientOperators: rule.recipientOperators.join(" "),
  mail: rule.mail,
  reminderHours: rule.reminderHours,
  quietHours: rule.quietHours
    ? `${rule.quietHours.from}–${rule.quietHours.to} ${rule.quietHours.zone}`
    : "",
});

/** Evaluates a rule that was just saved, so it shows its state at once. */
const evaluateOne = async (
  services: Services,
  transaction: Kysely<Tables>,
  rule: AlertRuleTable,
  now: number,
): Promise<void> => {
  const measure = createMeasure({ ...services, database: transaction }, now);
  const found = await measureRules(services, measure, [rule]);
  await applyValues(services, transaction, found, { now, elapsed: 0 });
};

/** Ends a rule's incident without a notification, because somebody changed what it watches. */
const endIncident = async (
  services: Services,
  transaction: Kysely<Tables>,
  ruleId: string,
  { ended, now }: { ended: IncidentEnd; now: number },
): Promise<void> => {
  const incident = await transaction
    .updateTable("alertIncidents")
    .set({ resolvedAt: now, ended })
    .where("ruleId", "=", ruleId)
    .where("resolvedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (incident)
    await settle(services, transaction, { kind: "alert.firing", aboutId: incident.id }, now);
};

/** Adds a rule, up to a limit, because every evaluation measures each of them. */
export const addRule = async (
  call: AuditedCall,
  input: z.output<typeof createAlertRule.body>,
): Promise<AlertRule> => {
  const { services, now } = call;
  checkRule(input);
  if (input.mail) refuseWithoutMail(services.mailer, "mail");
  const rule: AlertRuleTable = {
    id: newId(),
    ...input,
    createdAt: now,
    updatedAt: now,
    webhookUrl: null,
    webhookSecret: null,
    silencedUntil: null,
    silenceReason: "",
    silencedBy: null,
    state: input.enabled ? "ok" : "off",
    stateSince: now,
    heldMs: null,
    value: null,
    evaluatedAt: null,
  };
  return transactionWithDeadline(services.database, async (transaction) => {
    if ((await countRules(transaction)) >= maxRules)
      throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
    await checkRecipients(transaction, input.recipientOperators);
    await transaction.insertInto("alertRules").values(rule).execute();
    await evaluateOne(services, transaction, rule, now);
    const { name, ...details } = factsOf(rule);
    await recordAudit(call, transaction, {
      action: "alert-rule.created",
      target: { id: rule.id, name },
      details,
    });
    return findRule(transaction, rule.id);
  });
};

/**
 * Changes some fields of a rule, including whether it's on. Another metric or comparison makes it another rule: its
 * incident ends, and its chart starts over.
 */
export const changeRule = (
  call: AuditedCall,
  id: string,
  change: z.output<typeof updateAlertRule.body>,
): Promise<AlertRule> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const stored = await lockRule(services, transaction, id);
    const changed = { ...stored, ...change, updatedAt: now };
    checkRule(changed);
    if (changed.mail && !stored.mail) refuseWithoutMail(services.mailer, "mail");
    await checkRecipients(transaction, change.recipientOperators);
    const isOther = (["metric", "operation", "comparison"] as const).some(
      (field) => changed[field] !== stored[field],
    );
    const isTurnedOff = stored.enabled && !changed.enabled;
    if (isOther || isTurnedOff) {
      const ended = isTurnedOff ? "off" : "changed";
      await endIncident(services, transaction, stored.id, { ended, now });
      Object.assign(changed, { state: "ok", stateSince: now, heldMs: null });
    }
    if (isOther)
      await transaction.deleteFrom("alertSamples").where("ruleId", "=", stored.id).execute();
    await transaction.updateTable("alertRules").set(changed).where("id", "=", id).execute();
    await evaluateOne(services, transaction, changed, now);
    await signal(transaction, [firingMayDiffer]);
    const details = changesOf(factsOf(stored), factsOf(changed));
    if (Object.keys(details).length > 0)
      await recordAudit(call, transaction, {
        action: "alert-rule.changed",
        target: { id: stored.id, name: changed.name },
        details,
      });
    return findRule(transaction, stored.id);
  });
};

/** Deletes a rule with its history; its fields are kept in the audit event. */
export const removeRule = (call: AuditedCall, id: string): Promise<void> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const stored = await lockRule(services, transaction, id);
    await endIncident(services, transaction, stored.id, { ended: "off", now });
    await transaction.deleteFrom("alertRules").where("id", "=", stored.id).execute();
    await signal(transaction, [firingMayDiffer]);
    const { name, ...details } = factsOf(stored);
    await recordAudit(call, transaction, {
      action: "alert-rule.deleted",
      target: { id, name },
      details,
    });
  });
};
