import { type AnyPermission, permissions } from "@console-shell/contract";
import type { changeRoles, RoleChange } from "@console-shell/contract/calls/role";
import { isRootOnly } from "@console-shell/contract/words/permissions";
import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { ownPermissions } from "./declare-permissions.ts";
import { grantsByRole } from "./grants-by-role.ts";
import { allRoles } from "./list-roles.ts";

/** Refuses grants that no role may have, and stale edits. */
const refuseUnlessAsSeen = (
  { role, give, take }: RoleChange,
  at: number,
  granted: readonly AnyPermission[],
  known: ReadonlySet<AnyPermission>,
): void => {
  const path = `changes.${at}`;
  if (role === "root")
    throw new Refusal("forbidden", [{ path: `${path}.role`, code: "root_has_all" }]);
  give.forEach((permission, index) => {
    const field = `${path}.give.${index}`;
    if (!known.has(permission)) throw new Refusal("bad_input", [{ path: field, code: "unknown" }]);
    if (isRootOnly(permission))
      throw new Refusal("forbidden", [{ path: field, code: "root_alone" }]);
    if (granted.includes(permission))
      throw new Refusal("conflict", [{ path: field, code: "has_already" }]);
  });
  take.forEach((permission, index) => {
    if (!granted.includes(permission))
      throw new Refusal("conflict", [{ path: `${path}.take.${index}`, code: "has_not" }]);
  });
};

const apply = async (
  transaction: Kysely<Tables>,
  { role, give, take }: RoleChange,
): Promise<void> => {
  if (take.length > 0)
    await transaction
      .deleteFrom("rolePermissions")
      .where("role", "=", role)
      .where("permission", "in", take)
      .execute();
  if (give.length > 0)
    await transaction
      .insertInto("rolePermissions")
      .values(give.map((permission) => ({ role, permission })))
      .execute();
};

/** What roles are given or lose: `sales: finance:open; operation: console:open`. */
const listed = (changes: readonly RoleChange[], side: "give" | "take"): string =>
  changes
    .filter((change) => change[side].length > 0)
    .map((change) => `${change.role}: ${change[side].join(", ")}`)
    .join("; ");

/**
 * Applies all grants and revocations or none, and returns every role afterwards. Sessions read their role's permissions
 * on each request, so the change takes effect with the next one, on every node.
 */
export const handleChange: Handler<typeof changeRoles> = (call) => {
  const { services, body } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    // Of two concurrent changes the second sees the first.
    await transaction
      .selectFrom("knownPermissions")
      .select("code")
      .where("code", "=", "management:role:update")
      .$call(lockRows(services))
      .execute();
    const permissionsOf = await grantsByRole({ database: transaction });
    const known = new Set([...permissions, ...(await ownPermissions(transaction))]);
    body.changes.forEach((change, at) =>
      refuseUnlessAsSeen(change, at, permissionsOf(change.role), known),
    );
    await call.approval?.require(transaction, {
      action: "role.changed",
      target: { id: null, name: body.changes.map(({ role }) => role).join(", ") },
      details: { given: listed(body.changes, "give"), taken: listed(body.changes, "take") },
    });
    for (const change of body.changes) await apply(transaction, change);
    const changed = await allRoles(transaction);
    for (const { role, give, take } of body.changes)
      await recordAudit(call, transaction, {
        action: "role.changed",
        target: { id: role, name: role },
        details: {
          ...(give.length > 0 && { given: give.join(", ") }),
          ...(take.length > 0 && { taken: take.join(", ") }),
        },
      });
    return changed;
  });
};
