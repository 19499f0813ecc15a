import { permissions, type Permission, type Role } from "@console-shell/contract";
import type { Services } from "../../../platform/services.ts";

/** The current permissions of each role, in the order of the contract's table. */
export const grantsByRole = async ({
  database,
}: Pick<Services, "database">): Promise<(role: Role) => Permission[]> => {
  const grants = await database.selectFrom("rolePermissions").selectAll().execute();
  return (role) => {
    const granted = new Set(grants.filter((row) => row.role === role).map((row) => row.permission));
    return permissions.filter((permission) => granted.has(permission));
  };
};
