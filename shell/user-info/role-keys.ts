import type { Role } from "@console-shell/contract";
import type { MessageKey } from "../i18n/texts.ts";

/** Name and description of each role. */
export const roleKeys: Record<Role, { name: MessageKey; purpose: MessageKey }> = {
  root: { name: "role.root", purpose: "role.root.purpose" },
  admin: { name: "role.admin", purpose: "role.admin.purpose" },
  bizDirector: { name: "role.bizDirector", purpose: "role.bizDirector.purpose" },
  operation: { name: "role.operation", purpose: "role.operation.purpose" },
  clientManager: { name: "role.clientManager", purpose: "role.clientManager.purpose" },
  sales: { name: "role.sales", purpose: "role.sales.purpose" },
};
