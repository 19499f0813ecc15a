import type { Permission } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

/** The active operators whose role currently holds all of these permissions. */
export const holdersOf = async (
  database: Kysely<Tables>,
  permissions: readonly [Permission, ...Permission[]],
): Promise<string[]> => {
  const rows = await database
    .selectFrom("operators")
    .innerJoin("rolePermissions", "rolePermissions.role", "operators.role")
    .select("operators.id")
    .where("rolePermissions.permission", "in", permissions)
    .where("operators.status", "=", "active")
    .groupBy("operators.id")
    .having(({ fn }) => fn.countAll<number>(), "=", permissions.length)
    .execute();
  return rows.map(({ id }) => id);
};
