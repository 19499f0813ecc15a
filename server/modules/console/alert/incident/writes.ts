import type { AlertRule, silenceAlert } from "@console-shell/contract/calls/alert";
import { longestSilence } from "@console-shell/contract/words/alerts";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { signal } from "#platform/signal.ts";
import { type AuditedCall, recordAudit, settle } from "#modules/identity/index.ts";
import { lockRule } from "../writes.ts";
import { findRule } from "../reads.ts";

const day = 24 * 3_600_000;

/** Acknowledges what's firing: no more reminders, and its bell entries count as read. */
export const acknowledge = (
  call: AuditedCall & { by: By },
  id: string,
  comment: string,
): Promise<AlertRule> => {
  const { services, by, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await lockRule(services, transaction, id);
    const incident = await transaction
      .updateTable("alertIncidents")
      .set({
        acknowledgedAt: now,
        acknowledgedBy: by.operatorId,
        acknowledgement: comment,
      })
      .where("ruleId", "=", id)
      .where("resolvedAt", "is", null)
      .where("acknowledgedAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!incident) throw new Refusal("conflict", [{ path: "id", code: "decided" }]);
    await settle(services, transaction, { kind: "alert.firing", aboutId: incident.id }, now);
    await signal(transaction, [{ event: "waiting", permission: "console:alert:read" }]);
    await recordAudit(call, transaction, {
      action: "alert.acknowledged",
      target: { id, name },
      ...(comment && { details: { comment } }),
    });
    return findRule(transaction, id);
  });
};

/** Silences a rule until a time, or ends its silence. If it still fires then, the next evaluation notifies. */
export const silence = (
  call: AuditedCall & { by: By },
  id: string,
  { until, reason }: z.output<typeof silenceAlert.body>,
): Promise<AlertRule> => {
  const { services, by, now } = call;
  if (until !== null && until <= now)
    throw new Refusal("bad_input", [{ path: "until", code: "in_past" }]);
  if (until !== null && until > now + longestSilence * day)
    throw new Refusal("bad_input", [{ path: "until", code: "too_big" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await lockRule(services, transaction, id);
    await transaction
      .updateTable("alertRules")
      .set({
        silencedUntil: until,
        silenceReason: until === null ? "" : reason,
        silencedBy: until === null ? null : by.operatorId,
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(call, transaction, {
      action: until === null ? "alert-rule.silence-ended" : "alert-rule.silenced",
      target: { id, name },
      ...(until !== null && { details: { until, ...(reason && { reason }) } }),
    });
    return findRule(transaction, id);
  });
};
