import type { resetOperatorPassword } from "@console-shell/contract/endpoints/operator";
import type { Handler } from "../../http/call.ts";
import { endMailedSecrets } from "../account/end-mailed-secrets.ts";
import { hashPassword } from "../account/password-hash.ts";
import { sendNotice } from "../account/send-notice.ts";
import { tellOfAccount } from "../notification/tell-of-account.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { oneTimePassword } from "./one-time-password.ts";
import { refuseOnSelf } from "./policy.ts";

/** Gives an operator a password made here, which is in this answer and nowhere else. */
export const handleReplacePassword: Handler<typeof resetOperatorPassword> = async (call) => {
  const { services, now } = call;
  const { id } = call.params;
  const password = oneTimePassword();
  let endedSessions = 0;
  await alterOperator(services, {
    asking: call,
    action: "operator.password-replaced",
    id,
    check: () => refuseOnSelf(call, id, "password"),
    change: { password_hash: await hashPassword(password), password_changed_at: now },
    async also(transaction) {
      endedSessions = await endSessions(transaction, id);
      // A reset or an invitation that was under way by mail would set yet another password.
      await endMailedSecrets(transaction, id);
      await tellOfAccount(transaction, id, { what: "password-replaced" }, call);
    },
  });
  sendNotice(services, id, "password-changed");
  return { password, endedSessions };
};
