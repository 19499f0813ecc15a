import * as contract from "@console-shell/contract/calls/role";
import type { Feature } from "#kernel/call.ts";
import { grantableRoles } from "../operator/policy.ts";
import { handleChange } from "./change.ts";
import { handleExportRoles } from "./export.ts";
import { allRoles } from "./list-roles.ts";

/** Permissions of each role, and root's changes to them. */
export const role: Feature = (route, _hooks, services) => {
  route(contract.listRoles, () => allRoles(services.database));
  route(contract.listGrantableRoles, ({ session }) => grantableRoles(services.database, session));
  route(contract.exportRoles, handleExportRoles);
  route(contract.changeRoles, handleChange);
};
