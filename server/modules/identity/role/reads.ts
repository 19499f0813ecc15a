import { type AnyPermission, inTableOrder, type Role, roles } from "@console-shell/contract";
import type { listRoles } from "@console-shell/contract/calls/role";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

/** The current permissions of each role, in the table's order. */
export const grantsByRole = async ({
  database,
}: Pick<Services, "database">): Promise<(role: Role) => AnyPermission[]> => {
  const grants = await database.selectFrom("rolePermissions").selectAll().execute();
  return (role) =>
    inTableOrder(
      new Set(grants.filter((row) => row.role === role).map(({ permission }) => permission)),
    );
};

/** The permissions that published sub-apps have declared. */
export const ownPermissions = async (database: Kysely<Tables>): Promise<AnyPermission[]> => {
  const rows = await database.selectFrom("subAppPermissions").select("code").execute();
  return inTableOrder(rows.map(({ code }) => code));
};

const activeOperatorsByRole = async (database: Kysely<Tables>): Promise<Map<Role, number>> => {
  const rows = await database
    .selectFrom("operators")
    .select(["role", ({ fn }) => fn.countAll<number>().as("count")])
    .where("status", "=", "active")
    .groupBy("role")
    .execute();
  return new Map(rows.map(({ role, count }) => [role, count]));
};

/** Every role with its permissions, and its number of active operators. */
export const allRoles = async (
  database: Kysely<Tables>,
): Promise<z.infer<typeof listRoles.output>> => {
  const permissionsOf = await grantsByRole({ database });
  const operatorsOf = await activeOperatorsByRole(database);
  const own = await ownPermissions(database);
  return {
    items: roles.map((role) => ({
      role,
      permissions: permissionsOf(role),
      operators: operatorsOf.get(role) ?? 0,
    })),
    total: roles.length,
    own,
  };
};
