import type { acknowledgeAlert, silenceAlert } from "@console-shell/contract/calls/alert";
import { longestSilence } from "@console-shell/contract/words/alerts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { signal } from "#platform/signal.ts";
import { recordAudit, settle } from "#modules/identity/index.ts";
import { lockRule } from "../writes.ts";
import { findRule } from "../reads.ts";

const day = 24 * 3_600_000;

/** Acknowledges what's firing: no more reminders, and its bell entries count as read. */
export const handleAcknowledge: Handler<typeof acknowledgeAlert> = (call) => {
  const { services, session, params, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await lockRule(services, transaction, params.id);
    const incident = await transaction
      .updateTable("alertIncidents")
      .set({
        acknowledgedAt: now,
        acknowledgedBy: session.operatorId,
        acknowledgement: body.comment,
      })
      .where("ruleId", "=", params.id)
      .where("resolvedAt", "is", null)
      .where("acknowledgedAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!incident) throw new Refusal("conflict", [{ path: "id", code: "decided" }]);
    await settle(services, transaction, { kind: "alert.firing", aboutId: incident.id }, now);
    await signal(transaction, [{ event: "waiting", permission: "console:alert:read" }]);
    await recordAudit(call, transaction, {
      action: "alert.acknowledged",
      target: { id: params.id, name },
      ...(body.comment && { details: { comment: body.comment } }),
    });
    return findRule(transaction, params.id);
  });
};

/** Silences a rule until a time, or ends its silence. A rule that still fires then tells at the next evaluation. */
export const handleSilence: Handler<typeof silenceAlert> = (call) => {
  const { services, session, params, body, now } = call;
  const { until, reason } = body;
  if (until !== null && until <= now)
    throw new Refusal("bad_input", [{ path: "until", code: "in_past" }]);
  if (until !== null && until > now + longestSilence * day)
    throw new Refusal("bad_input", [{ path: "until", code: "too_big" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await lockRule(services, transaction, params.id);
    await transaction
      .updateTable("alertRules")
      .set({
        silencedUntil: until,
        silenceReason: until === null ? "" : reason,
        silencedBy: until === null ? null : session.operatorId,
      })
      .where("id", "=", params.id)
      .execute();
    await recordAudit(call, transaction, {
      action: until === null ? "alert-rule.silence-ended" : "alert-rule.silenced",
      target: { id: params.id, name },
      ...(until !== null && { details: { until, ...(reason && { reason }) } }),
    });
    return findRule(transaction, params.id);
  });
};
