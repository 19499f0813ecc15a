import { defaultGrants, permissions, roles } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

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
