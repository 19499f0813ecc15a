import type { Member, updateMember } from "@console-shell/contract/calls/member";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../client-app/reads.ts";
import { findMember } from "./reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

type MemberRole = z.output<typeof updateMember.body>["role"];

/** A member's path: the client app, and the operator. */
interface MemberParams {
  id: string;
  operatorId: string;
}

/** Adds an operator to a client app as viewer or manager. */
export const addMember = (
  call: AuditedCall & { by: By },
  id: string,
  { operatorId, role }: { operatorId: string; role: MemberRole },
): Promise<Member> => {
  const { services, by, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name, ownerId } = await findClientApp(transaction, id, now);
    const operator = await transaction
      .selectFrom("operators")
      .select("account")
      .where("id", "=", operatorId)
      .where("status", "=", "active")
      .executeTakeFirst();
    if (!operator) throw new Refusal("bad_input", [{ path: "operatorId", code: "unknown" }]);
    const member = {
      applicationId: id,
      operatorId,
      role,
      addedBy: by.operatorId,
      addedAt: now,
    };
    const added =
      operatorId !== ownerId &&
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
      details: { operator: operator.account, role },
    });
    return findMember(transaction, id, operatorId);
  });
};

/** Changes a member's role. */
export const changeMember = (
  call: AuditedCall,
  { id, operatorId }: MemberParams,
  role: MemberRole,
): Promise<Member> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, id, now);
    const before = await findMember(transaction, id, operatorId);
    if (before.role === role) return before;
    await transaction
      .updateTable("applicationMembers")
      .set({ role })
      .where("applicationId", "=", id)
      .where("operatorId", "=", operatorId)
      .execute();
    await recordAudit(call, transaction, {
      action: "application-member.changed",
      target: { id, name },
      details: { operator: before.account, role },
    });
    return findMember(transaction, id, operatorId);
  });
};

/** Removes a member. The owner isn't a member, so nobody can remove the owner. */
export const removeMember = (
  call: AuditedCall,
  { id, operatorId }: MemberParams,
): Promise<void> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, id, now);
    const { account } = await findMember(transaction, id, operatorId);
    await transaction
      .deleteFrom("applicationMembers")
      .where("applicationId", "=", id)
      .where("operatorId", "=", operatorId)
      .execute();
    await recordAudit(call, transaction, {
      action: "application-member.removed",
      target: { id, name },
      details: { operator: account },
    });
  });
};
