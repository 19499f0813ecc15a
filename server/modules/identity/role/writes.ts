import {
  type AnyPermission,
  type LocalizedText,
  defaultGrants,
  permissions,
  roles,
} from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/role";
import type { RoleChange } from "@console-shell/contract/calls/role";
import { isRootOnly } from "@console-shell/contract/words/permissions";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/writes.ts";
import { allRoles, grantsByRole, ownPermissions } from "./reads.ts";

/**
 * Adds a sub-app's own permissions to the table of roles, or changes their labels. Only root has new ones; one that a
 * release no longer declares stays, with its grants.
 */
export const declarePermissions = async (
  transaction: Kysely<Tables>,
  app: string,
  declared: readonly { code: AnyPermission; label: LocalizedText }[],
): Promise<void> => {
  if (declared.length === 0) return;
  await transaction
    .insertInto("subAppPermissions")
    .values(declared.map(({ code, label }) => ({ code, app, label })))
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet((columns) => ({ label: columns.ref("excluded.label") })),
    )
    .execute();
  await transaction
    .insertInto("rolePermissions")
    .values(declared.map(({ code }) => ({ role: "root" as const, permission: code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Grants the roles their defaults for permission codes that are new to this database, and leaves edited grants alone.
 * Safe to run on every start, on several nodes.
 */
export const syncPermissions = (database: Kysely<Tables>): Promise<void> =>
  transactionWithDeadline(database, async (transaction) => {
    const added = await transaction
      .insertInto("knownPermissions")
      .values(permissions.map((code) => ({ code })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("code")
      .execute();
    const isNew = new Set(added.map((row) => row.code));
    const grants = roles.flatMap((role) =>
      [...new Set(defaultGrants[role])]
        .filter((permission) => isNew.has(permission))
        .map((permission) => ({ role, permission })),
    );
    if (grants.length > 0)
      await transaction
        .insertInto("rolePermissions")
        .values(grants)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });

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
export const changeRoles = (call: Call<typeof calls.changeRoles>) => {
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
