import type { resetPassword } from "@console-shell/contract/calls/recovery";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
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
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Sets the new password and ends every session. A refused password doesn't use up the token. */
export const handleResetPassword: Handler<typeof resetPassword> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.resetTokenFromAddress, [request.ip]]);
  const tokenHash = hashToken(body.resetToken);
  const operator = await services.database
    .selectFrom("resetTokens")
    .innerJoin("operators", "operators.id", "resetTokens.operatorId")
    .select(["operators.id", "operators.account", "operators.email"])
    .where("resetTokens.tokenHash", "=", tokenHash)
    .where("resetTokens.usedAt", "is", null)
    .where("resetTokens.expiresAt", ">", now)
    .where("operators.status", "=", "active")
    .executeTakeFirst();
  if (!operator)
    return refuseWritten(call, { action: "password.reset" }, new Refusal("wrong_reset_code"));
  refuseWeakPassword(body.newPassword, operator);
  const passwordHash = await hashPassword(body.newPassword);

  await transactionWithDeadline(services.database, async (transaction) => {
    await lockOperator(services, transaction, operator.id);
    // Of several calls with one token exactly one changes this row.
    const used = await transaction
      .updateTable("resetTokens")
      .set({ usedAt: now })
      .where("tokenHash", "=", tokenHash)
      .where("usedAt", "is", null)
      .returning("operatorId")
      .executeTakeFirst();
    if (!used) throw new Refusal("wrong_reset_code");
    await setPassword(call, transaction, operator.id, passwordHash);
    const { id, account } = operator;
    await recordAudit(call, transaction, {
      action: "password.reset",
      actor: { id, account },
      target: { id, name: account },
    });
  });
  sendNotice(services, operator.id, "password-changed");
  return true;
};
