import { permissions, roles } from "@console-shell/contract";
import type { exportRoles } from "@console-shell/contract/calls/role";
import type { Handler } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { ownPermissions } from "./declare-permissions.ts";
import { grantsByRole } from "./grants-by-role.ts";

/** Exports the current permissions of each role. */
export const handleExportRoles: Handler<typeof exportRoles> = async ({ openReport, reply }) => {
  const report = openReport();
  const permissionsOf = await grantsByRole(report);
  const own = await ownPermissions(report.database);
  const rows = [...permissions, ...own].map((permission) => ({ permission }));
  return sendCsv(
    reply,
    "roles",
    [
      "permission",
      ...roles.map((role) => {
        const granted = new Set(permissionsOf(role));
        // An empty cell shows the matrix's pattern better than a word would.
        return [
          role,
          (row: (typeof rows)[number]) => (granted.has(row.permission) ? "yes" : null),
        ] as const;
      }),
    ],
    [rows],
  );
};
