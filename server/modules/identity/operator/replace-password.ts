import type { resetOperatorPassword } from "@console-shell/contract/calls/operator";
import type { Handler } from "../../../kernel/call.ts";
import { endMailedSecrets } from "../account/end-mailed-secrets.ts";
import { unknownPassword } from "../account/unknown-password.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { mailInvitation } from "../invitation/mail-invitation.ts";
import { notifyAccountChange } from "../notify/notify-account-change.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseLastRoot, refuseOnSelf, refuseWithoutMail } from "./policy.ts";

/**
 * Resets an operator's password and mails a link to set a new one, again if one is pending. Earlier links are revoked.
 * A disabled operator gets the link when enabled.
 */
export const handleReplacePassword: Handler<typeof resetOperatorPassword> = async (call) => {
  const { services, now } = call;
  const { id } = call.params;
  refuseWithoutMail(services.mailer, "password");
  const none = await unknownPassword();
  let endedSessions = 0;
  let token: string | undefined;
  let isActive = false;
  let isNew = false;
  const operator = await alterOperator(services, {
    asking: call,
    action: "operator.password-replaced",
    details: ({ awaitsPassword }) => ({ again: awaitsPassword }),
    id,
    // Where the link goes.
    approved: ({ awaitsPassword, email }) => ({ details: { again: awaitsPassword, email } }),
    check({ status, awaitsPassword, lastSignInAt }, roots) {
      refuseOnSelf(call, id, "password");
      // The caller was permitted, too, until somebody else changed that at this very moment.
      refuseLastRoot(roots, id, "password");
      isActive = status === "active";
      isNew = awaitsPassword && lastSignInAt === null;
    },
    change: { ...none, passwordChangedAt: now },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await endMailedSecrets(transaction, id);
      // It replaces the password that is being reset.
      for (const table of ["faceTemplates", "knownDevices"] as const)
        await transaction.deleteFrom(table).where("operatorId", "=", id).execute();
      if (isActive) token = await issueInvitation(transaction, id, now);
      if (!isNew) await notifyAccountChange(transaction, id, { what: "password-replaced" }, call);
    },
  });
  if (token) mailInvitation(services, { id, token, isNew });
  return { operator, endedSessions };
};
