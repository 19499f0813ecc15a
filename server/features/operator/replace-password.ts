import type { resetOperatorPassword } from "@console-shell/contract/endpoints/operator";
import type { Handler } from "../../http/call.ts";
import { endMailedSecrets } from "../account/end-mailed-secrets.ts";
import { unknownPassword } from "../account/unknown-password.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { mailInvitation } from "../invitation/mail-invitation.ts";
import { tellOfAccount } from "../notification/tell-of-account.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseOnSelf } from "./policy.ts";
import { refusal } from "./words.ts";

/**
 * Takes the password of an operator back and mails a link that sets another; to one who has never had
 * any, the invitation once more. No mail that came before works any longer.
 */
export const handleReplacePassword: Handler<typeof resetOperatorPassword> = async (call) => {
  const { services, now } = call;
  const { id } = call.params;
  let endedSessions = 0;
  let token = "";
  let isNew = false;
  const operator = await alterOperator(services, {
    asking: call,
    action: "operator.password-replaced",
    id,
    check({ status, awaitsPassword, lastSignInAt }) {
      refuseOnSelf(call, id, "password");
      if (status !== "active") throw refusal("conflict", "id", "disabled", call.locale);
      isNew = awaitsPassword && lastSignInAt === null;
    },
    change: { ...(await unknownPassword()), password_changed_at: now },
    async also(transaction) {
      endedSessions = await endSessions(transaction, id);
      await endMailedSecrets(transaction, id);
      token = await issueInvitation(transaction, id, now);
      if (!isNew) await tellOfAccount(transaction, id, { what: "password-replaced" }, call);
    },
  });
  mailInvitation(services, { id, token, isNew });
  return { operator, endedSessions };
};
