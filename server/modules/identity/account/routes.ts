import { getAccount, getAccountPermissions } from "@console-shell/contract/calls/account";
import { permissions, subAppNames } from "@console-shell/contract";
import type { Feature } from "../../../kernel/call.ts";

export const account: Feature = (route) => {
  route(
    getAccount,
    async ({ session: { operatorId, account, role, profile, secondFactorMissing } }) => ({
      id: operatorId,
      account,
      role,
      ...profile,
      secondFactorMissing,
    }),
  );

  route(getAccountPermissions, async ({ session }) => ({
    role: session.role,
    permissions: permissions.filter((code) => session.permissions.has(code)),
    subApps: subAppNames.filter((name) => session.permissions.has(`${name}:open`)),
  }));
};
