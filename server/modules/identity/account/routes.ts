import { getAccount, getAccountPermissions } from "@console-shell/contract/calls/account";
import { checkPassword } from "@console-shell/contract/calls/password";
import { inTableOrder } from "@console-shell/contract";
import type { Feature } from "#kernel/call.ts";
import { handleCheckPassword } from "./check-password.ts";
import { proofsOf } from "./proofs-of.ts";

export const account: Feature = (route) => {
  route(
    getAccount,
    async ({
      services: { database },
      session: { operatorId, account, role, profile, ...session },
    }) => ({
      id: operatorId,
      account,
      role,
      ...profile,
      secondFactorMissing: session.secondFactorMissing,
      passkeyRequired: session.passkeyRequired,
      proofs: await proofsOf(database, { id: operatorId, role }),
      viewer: session.viewer,
    }),
  );

  route(checkPassword, handleCheckPassword);
  route(getAccountPermissions, async ({ session }) => {
    const held = inTableOrder(session.permissions);
    return {
      role: session.role,
      permissions: held,
      subApps: held.flatMap((code) => (code.endsWith(":open") ? code.slice(0, -5) : [])),
    };
  });
};
