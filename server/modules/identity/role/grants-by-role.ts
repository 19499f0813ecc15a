import { type AnyPermission, inTableOrder, type Role } from "@console-shell/contract";
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
