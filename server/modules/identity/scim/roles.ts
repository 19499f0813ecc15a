import { type ProvisionedRole, provisionedRoles, type Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { type AuditedCall, recordAudit } from "../audit/writes.ts";
import { notifyAccountChange } from "../notification/writes.ts";
import { grantableRoles, readAlterRule } from "../operator/policy.ts";
import { hasEnded } from "../session/reads.ts";
import { deleteSessions } from "../session/writes.ts";

export type ScimCall = AuditedCall & { session: Session };

const rankOf = (role: Role) => (provisionedRoles as readonly Role[]).indexOf(role);

/** The highest role that each operator's groups give. */
const mappedRoles = async (database: Kysely<Tables>, ids: readonly string[]) => {
  const best = new Map<string, Role>();
  for (const some of chunksOf(ids)) {
    const rows = await database
      .selectFrom("scimGroupMembers as member")
      .innerJoin("scimGroups as group", "group.id", "member.groupId")
      .select(["member.operatorId", "group.role"])
      .where("member.operatorId", "in", some)
      .where("group.role", "is not", null)
      .execute();
    for (const { operatorId, role } of rows) {
      const before = best.get(operatorId);
      if (role && (before === undefined || rankOf(role) < rankOf(before)))
        best.set(operatorId, role);
    }
  }
  return best;
};

/** The role of operators whose groups give none. */
export const readDefaultRole = async (database: Kysely<Tables>): Promise<ProvisionedRole> => {
  const row = await database
    .selectFrom("scimSettings")
    .select("defaultRole")
    .where("id", "=", 1)
    .executeTakeFirst();
  return row?.defaultRole ?? "sales";
};

const lockOperators = async (
  call: ScimCall,
  transaction: Kysely<Tables>,
  ids: readonly string[],
) => {
  const found: { id: string; account: string; role: Role }[] = [];
  // In one order, so that two changes can't wait for each other.
  for (const some of chunksOf(ids.toSorted()))
    found.push(
      ...(await transaction
        .selectFrom("operators")
        .select(["id", "account", "role"])
        .where("id", "in", some)
        .orderBy("id")
        .$call(lockRows(call.services))
        .execute()),
    );
  return found;
};

/**
 * Makes a change to groups, then gives the affected operators the role of their groups. Those who lose their last
 * role from a group get the default one; those who never had one keep theirs. Root keeps root. Returns how many roles
 * changed.
 */
export const withRoles = async (
  call: ScimCall,
  transaction: Kysely<Tables>,
  ids: readonly string[],
  change: () => Promise<void>,
): Promise<number> => {
  const operators = await lockOperators(call, transaction, ids);
  const before = await mappedRoles(transaction, ids);
  await change();
  const after = await mappedRoles(transaction, ids);
  const fallback = await readDefaultRole(transaction);
  const against = await readAlterRule(transaction, call.session);
  const grantable = await grantableRoles(transaction, call.session);
  const changed = operators.flatMap((operator) => {
    const [had, has] = [before.get(operator.id), after.get(operator.id)];
    const role = had === has ? operator.role : (has ?? fallback);
    return operator.role === "root" || operator.role === role ? [] : [{ ...operator, to: role }];
  });
  for (const { account, role, to } of changed) {
    const code = against({ role }) ?? (grantable.includes(to) ? undefined : "beyond_own");
    if (code) throw new Refusal("forbidden", [{ path: account, code }]);
  }
  for (const [role, ofRole] of Map.groupBy(changed, ({ to }) => to))
    for (const some of chunksOf(ofRole.map(({ id }) => id))) {
      await transaction.updateTable("operators").set({ role }).where("id", "in", some).execute();
      // A session that has ended mustn't continue under the new role's policy.
      await deleteSessions(call, transaction, (where) =>
        where.and([where("operatorId", "in", some), hasEnded(call.now)(where)]),
      );
      await notifyAccountChange(transaction, some, { what: "role", role }, call);
    }
  for (const { id, account, role, to } of changed)
    await recordAudit(call, transaction, {
      action: "operator.changed",
      target: { id, name: account },
      details: { fields: "role", from: role, to },
    });
  return changed.length;
};
