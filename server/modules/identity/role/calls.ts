import { permissions, roles } from "@console-shell/contract";
import * as calls from "@console-shell/contract/calls/role";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { grantableRoles } from "../operator/policy.ts";
import { allRoles, grantsByRole, ownPermissions } from "./reads.ts";
import { changeRoles } from "./writes.ts";

/** Permissions of each role, and root's changes to them. */
export const role = answer(calls, {
  listRoles: ({ services }) => allRoles(services.database),
  listGrantableRoles: ({ services, session }) => grantableRoles(services.database, session),
  exportRoles: async ({ openReport, reply }) => {
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
  },
  changeRoles,
});
