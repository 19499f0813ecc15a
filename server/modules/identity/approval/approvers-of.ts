import type { Permission } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The operators who can sign in and approve a change that needs this permission. */
export const approversOf = async (
  database: Kysely<Tables>,
  permission: Permission,
): Promise<string[]> => {
  const rolesWith = (code: Permission) =>
    database.selectFrom("rolePermissions").select("role").where("permission", "=", code);
  const rows = await database
    .selectFrom("operators")
    .select("id")
    .where("status", "=", "active")
    .where((where) =>
      where.or([
        where("awaitsPassword", "=", false),
        where.exists(
          where
            .selectFrom("operatorIdentities")
            .select("operatorIdentities.id")
            .whereRef("operatorIdentities.operatorId", "=", "operators.id"),
        ),
      ]),
    )
    .where("role", "in", rolesWith("management:approval:decide"))
    .where("role", "in", rolesWith(permission))
    .execute();
  return rows.map(({ id }) => id);
};
