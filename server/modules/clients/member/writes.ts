import type { addMember, removeMember, updateMember } from "@console-shell/contract/calls/member";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../client-app/reads.ts";
import { findMember } from "./reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Adds an operator to a client app as viewer or manager. */
export const handleAddMember: Handler<typeof addMember> = (call) => {
  const { services, params, body, session, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name, ownerId } = await findClientApp(transaction, params.id, now);
    const operator = await transaction
      .selectFrom("operators")
      .select("account")
      .where("id", "=", body.operatorId)
      .where("status", "=", "active")
      .executeTakeFirst();
    if (!operator) throw new Refusal("bad_input", [{ path: "operatorId", code: "unknown" }]);
    const member = {
      applicationId: id,
      operatorId: body.operatorId,
      role: body.role,
      addedBy: session.operatorId,
      addedAt: now,
    };
    const added =
      body.operatorId !== ownerId &&
      (await transaction
        .insertInto("applicationMembers")
        .values(member)
        .onConflict((conflict) => conflict.columns(["applicationId", "operatorId"]).doNothing())
        .returning("operatorId")
        .executeTakeFirst());
    if (!added) throw new Refusal("conflict", [{ path: "operatorId", code: "taken" }]);
    await recordAudit(call, transaction, {
      action: "application-member.added",
      target: { id, name },
      details: { operator: operator.account, role: body.role },
    });
    return findMember(transaction, id, body.operatorId);
  });
};

/** Changes a member's role. */
export const handleUpdateMember: Handler<typeof updateMember> = (call) => {
  const { services, params, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name } = await findClientApp(transaction, params.id, now);
    const before = await findMember(transaction, id, params.operatorId);
    if (before.role === body.role) return before;
    await transaction
      .updateTable("applicationMembers")
      .set({ role: body.role })
      .where("applicationId", "=", id)
      .where("operatorId", "=", params.operatorId)
      .execute();
    await recordAudit(call, transaction, {
      action: "application-member.changed",
      target: { id, name },
      details: { operator: before.account, role: body.role },
    });
    return findMember(transaction, id, params.operatorId);
  });
};

/** Removes a member. The owner isn't a member, so nobody can remove the owner. */
export const handleRemoveMember: Handler<typeof removeMember> = (call) => {
  const { services, params, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name } = await findClientApp(transaction, params.id, now);
    const { account } = await findMember(transaction, id, params.operatorId);
    await transaction
      .deleteFrom("applicationMembers")
      .where("applicationId", "=", id)
      .where("operatorId", "=", params.operatorId)
      .execute();
    await recordAudit(call, transaction, {
      action: "application-member.removed",
      target: { id, name },
      details: { operator: account },
    });
    return true as const;
  });
};
