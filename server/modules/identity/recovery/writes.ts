import type * as calls from "@console-shell/contract/calls/recovery";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { findOperator } from "../account/reads.ts";
import { lockOperator, setPassword } from "../account/writes.ts";
import { refuseAudited, recordAudit } from "../audit/writes.ts";
import { hashPassword } from "../password/hash.ts";
import { refuseWeakPassword } from "../password/weakness.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken, newToken } from "../session/token.ts";
import { guessResetCode, takeResetCode } from "./code.ts";

/** Exchanges the mailed code for a token with the code's remaining lifetime. */
export const preResetPassword = async (call: Call<typeof calls.preResetPassword>) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.resetCodeFromAddress, [request.ip]]);
  const operator = await findOperator(services.database, body.account);
  const operatorId = operator?.status === "active" ? operator.id : null;
  const code = body.code.replaceAll(/[\s-]/g, "");
  const guess = await guessResetCode(services.database, operatorId, code, now);
  const resetToken = newToken();
  // Whatever revokes the code in the meantime, such as a new password, revokes the token as well.
  const isExchanged =
    guess !== null &&
    (await transactionWithDeadline(services.database, async (transaction) => {
      if (!(await takeResetCode(transaction, guess, now))) return false;
      const { operatorId, expiresAt } = guess;
      const tokenHash = hashToken(resetToken);
      await transaction
        .insertInto("resetTokens")
        .values({ tokenHash, operatorId, expiresAt, usedAt: null })
        .execute();
      return true;
    }));
  if (isExchanged) return { resetToken };
  // Audited for unknown accounts, too, because existing ones would otherwise take longer.
  const target = operator && { id: operator.id, name: operator.account };
  const audited = { action: "password.reset" as const, ...(target && { target }) };
  return refuseAudited(call, audited, new Refusal("wrong_reset_code"));
};

/** Sets the new password and ends every session. A refused password doesn't use up the token. */
export const resetPassword = async (call: Call<typeof calls.resetPassword>): Promise<true> => {
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
    return refuseAudited(call, { action: "password.reset" }, new Refusal("wrong_reset_code"));
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
