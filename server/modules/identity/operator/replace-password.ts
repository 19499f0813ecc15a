import type * as calls from "@console-shell/contract/calls/operator";
import type { Operator } from "@console-shell/contract/calls/operator";
import type { Call } from "#kernel/call.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { endMailedSecrets } from "../account/writes.ts";
import { issueInvitation, handOverInvitation } from "../invitation/writes.ts";
import { notifyAccountChange } from "../notification/writes.ts";
import { unknownPassword } from "../password/hash.ts";
import { alterOperator } from "./alter.ts";
import { refuseLastRoot, refuseOnSelf } from "./policy.ts";
import { endSessions } from "./writes.ts";

/**
 * Resets an operator's password and mails a link to set a new one, or shows it to the caller, again if one is pending.
 * Earlier links are revoked. A disabled operator gets the link when enabled.
 */
export const resetOperatorPassword = async (call: Call<typeof calls.resetOperatorPassword>) => {
  const { services, body, session, now } = call;
  const { id } = call.params;
  const shownFor = ({ status }: Pick<Operator, "status">) =>
    status === "active" && body.delivery === "link" && { linkShown: true };
  const none = await unknownPassword();
  let endedSessions = 0;
  let token: string | undefined;
  let isActive = false;
  let isNew = false;
  const operator = await alterOperator(call, {
    action: "operator.password-replaced",
    details: (before) => ({ again: before.awaitsPassword, ...shownFor(before) }),
    id,
    // Where the link goes.
    approved: (before) => ({
      details: {
        again: before.awaitsPassword,
        ...(shownFor(before) || { email: before.email }),
      },
    }),
    check({ status, awaitsPassword, lastSignInAt }, roots) {
      refuseOnSelf(call, id, "password");
      // The caller was permitted, too, until somebody else changed that at this very moment.
      refuseLastRoot(roots, id, "password");
      isActive = status === "active";
      if (isActive && body.delivery === "mail") refuseWithoutMail(services.mailer, "delivery");
      isNew = awaitsPassword && lastSignInAt === null;
    },
    change: { ...none, passwordChangedAt: now },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await endMailedSecrets(transaction, id);
      // It replaces the password that is being reset.
      for (const table of ["faceTemplates", "knownDevices"] as const)
        await transaction.deleteFrom(table).where("operatorId", "=", id).execute();
      const isShown = isActive && body.delivery === "link";
      if (isActive)
        token = await issueInvitation(transaction, id, now, isShown ? session.operatorId : null);
      const what = isShown ? "password-link-shown" : "password-replaced";
      if (!isNew) await notifyAccountChange(transaction, id, { what }, call);
    },
  });
  const link = token ? handOverInvitation(services, { id, token, isNew }, body.delivery) : null;
  return { operator, endedSessions, link };
};
