import type { acceptInvitation } from "@console-shell/contract/calls/invitation";
import type { Handler } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { lockOperator } from "../account/lock-operator.ts";
import { hashPassword } from "../account/password-hash.ts";
import { refuseWeakPassword } from "../account/password-policy/refuse-weak-password.ts";
import { sendNotice } from "../account/send-notice.ts";
import { setPassword } from "../account/set-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { refuseWritten } from "../audit/refuse-written.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";

/** Sets the password of an account that has none. A refused password doesn't use up the token. */
export const handleAcceptInvitation: Handler<typeof acceptInvitation> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.invitationFromAddress, [request.ip]]);
  const tokenHash = hashToken(body.token);
  const operator = await services.database
    .selectFrom("invitations")
    .innerJoin("operators", "operators.id", "invitations.operatorId")
    .select(["operators.id", "operators.account", "operators.email", "operators.lastSignInAt"])
    .where("invitations.tokenHash", "=", tokenHash)
    .where("invitations.usedAt", "is", null)
    .where("invitations.expiresAt", ">", now)
    .where("operators.status", "=", "active")
    .executeTakeFirst();
  if (!operator) return refuseWritten(call, { action: "password.set" }, new Refusal("wrong_link"));
  refuseWeakPassword(body.newPassword, operator);
  const passwordHash = await hashPassword(body.newPassword);

  await transactionWithDeadline(services.database, async (transaction) => {
    await lockOperator(services, transaction, operator.id);
    // Of several calls with one token exactly one changes this row.
    const used = await transaction
      .updateTable("invitations")
      .set({ usedAt: now })
      .where("tokenHash", "=", tokenHash)
      .where("usedAt", "is", null)
      .returning("operatorId")
      .executeTakeFirst();
    if (!used) throw new Refusal("wrong_link");
    await setPassword(call, transaction, operator.id, passwordHash);
    const { id, account } = operator;
    await recordAudit(call, transaction, {
      action: "password.set",
      actor: { id, account },
      target: { id, name: account },
    });
  });
  // For an account that was used before, as after every change of password.
  if (operator.lastSignInAt !== null) sendNotice(services, operator.id, "password-changed");
  return true;
};
