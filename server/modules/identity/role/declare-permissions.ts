import { type AnyPermission, inTableOrder, type LocalizedText } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The permissions that published sub-apps have declared. */
export const ownPermissions = async (database: Kysely<Tables>): Promise<AnyPermission[]> => {
  const rows = await database.selectFrom("subAppPermissions").select("code").execute();
  return inTableOrder(rows.map(({ code }) => code));
};

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
