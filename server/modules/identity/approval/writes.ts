import type { OperatorEndpoint, Permission } from "@console-shell/contract";
import { approvalLifetime } from "@console-shell/contract/words/approvals";
import { waitingKinds } from "@console-shell/contract/words/waiting-kinds";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { ChangeToApprove } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { inBatches } from "#platform/in-batches.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";
import { type AuditedCall, recordAudit } from "../audit/writes.ts";
import { settle, notify } from "../notification/writes.ts";
import { approversOf } from "./reads.ts";

/** Marks overdue changes as expired and deletes their input: those of a subject, or at most `atOnce`. */
const expireIn = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  now: number,
  { subject, atOnce }: { subject?: string; atOnce?: number },
): Promise<number> => {
  const waiting = transaction
    .selectFrom("approvals")
    .select("id")
    .where("status", "=", "waiting")
    .where("expiresAt", "<=", now)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject!))
    .$if(atOnce !== undefined, (query) => query.limit(atOnce!));
  const expired = await transaction
    .updateTable("approvals")
    .set({ status: "expired", input: null })
    .where("id", "in", waiting)
    // Somebody may have decided on it since.
    .where("status", "=", "waiting")
    .returning("id")
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0)
    await settle(services, transaction, { kind: "approval.waiting", aboutId: ids }, now);
  return ids.length;
};

/** Marks all overdue changes. */
export const expireApprovals: RetentionRule = (services, now) =>
  inBatches((atOnce) =>
    transactionWithDeadline(services.database, (transaction) =>
      expireIn(services, transaction, now, { atOnce }),
    ),
  );

interface PendingChange {
  endpoint: OperatorEndpoint & { access: Permission };
  /** As parsed: it's parsed again when it's approved. */
  input: { params: unknown; body: unknown };
  change: ChangeToApprove;
  reason: string;
}

const subjectOf = (params: unknown) =>
  z.object({ id: z.string().optional() }).catch({}).parse(params);

/**
 * Stores a call until somebody else approves it, and notifies those who may. Throws a `conflict` if the same one is
 * pending already, or if nobody else may approve it.
 */
export const storeApproval = (
  call: AuditedCall & { session: Session },
  { endpoint, input, change, reason }: PendingChange,
): Promise<void> => {
  const { services, session, now } = call;
  const { action, target = { id: null, name: "" }, details = {} } = change;
  return transactionWithDeadline(services.database, async (transaction) => {
    const approvers = await approversOf(transaction, endpoint.access);
    const others = approvers.filter((id) => id !== session.operatorId && id !== target.id);
    if (others.length === 0)
      throw new Refusal("conflict", [{ path: "approver", code: "no_approver" }]);
    // Not the target's identifier: a record that isn't there yet gets another one each time.
    const { id: existing } = subjectOf(input.params);
    const subject = [session.operatorId, endpoint.name, existing ?? target.name].join(" ");
    await expireIn(services, transaction, now, { subject });
    const id = newId();
    const stored = await transaction
      .insertInto("approvals")
      .values({
        id,
        call: endpoint.name,
        permission: endpoint.access,
        subject,
        input: await services.sealer.seal(
          transaction,
          JSON.stringify({ ...input, role: session.role }),
          { kind: "approval", owner: id },
        ),
        action,
        targetId: target.id,
        target: target.name,
        details,
        reason,
        status: "waiting",
        requestedBy: session.operatorId,
        createdAt: now,
        expiresAt: now + approvalLifetime,
        decidedBy: null,
        decidedAt: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) throw new Refusal("conflict", [{ path: "status", code: "waits_already" }]);
    await notify(
      transaction,
      {
        to: others,
        kind: "approval.waiting",
        facts: { target: target.name, by: session.profile.name },
        path: waitingKinds.approvals.path,
        aboutId: id,
      },
      now,
    );
    await signal(transaction, [{ event: "waiting", permission: "management:approval:decide" }]);
    await recordAudit(call, transaction, {
      action: "approval.requested",
      target,
      details: { call: endpoint.name, reason, approval: id },
    });
  });
};
