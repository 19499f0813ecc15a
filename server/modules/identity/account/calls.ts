import { inTableOrder } from "@console-shell/contract";
import * as calls from "@console-shell/contract/calls/account";
import { answer } from "#kernel/answer.ts";

/** The signed-in operator's account. */
export const account = answer(calls, {
  getAccount: async ({ session }) => ({
    id: session.operatorId,
    account: session.account,
    role: session.role,
    ...session.profile,
    secondFactorMissing: session.secondFactorMissing,
    passkeyRequired: session.passkeyRequired,
    viewer: session.viewer,
  }),
  getAccountPermissions: async ({ session }) => {
    const held = inTableOrder(session.permissions);
    return {
      role: session.role,
      permissions: held,
      subApps: held.flatMap((code) => (code.endsWith(":open") ? code.slice(0, -5) : [])),
    };
  },
});
