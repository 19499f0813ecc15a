import { permissions, type Role, roles } from "@console-shell/contract";
import type { exportRoles } from "@console-shell/contract/calls/role";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { grantsByRole } from "./grants-by-role.ts";

const columns = ["permission", ...roles] as const;

async function* lines(permissionsOf: Awaited<ReturnType<typeof grantsByRole>>) {
  const granted = roles.map((role) => [role, new Set(permissionsOf(role))] as const);
  yield permissions.map((permission) => ({
    permission,
    // Null is an empty cell, which shows the matrix's pattern better than a word would.
    ...(Object.fromEntries(
      granted.map(([role, its]) => [role, its.has(permission) ? "yes" : null]),
    ) as Record<Role, "yes" | null>),
  }));
}

/** Exports the current permissions of each role. */
export const handleExportRoles: Handler<typeof exportRoles> = async ({ openReport, reply }) =>
  sendCsv(reply, "roles", columns, lines(await grantsByRole(openReport())));
