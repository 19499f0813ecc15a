import type { preResetPassword } from "@console-shell/contract/calls/recovery";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findOperator } from "../account/find-operator.ts";
import { refuseWritten } from "../audit/refuse-written.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken, newToken } from "../session/token.ts";
import { guessResetCode, takeResetCode } from "./reset-code.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Exchanges the mailed code for a token with the code's remaining lifetime. */
export const handlePreResetPassword: Handler<typeof preResetPassword> = async (call) => {
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
  return refuseWritten(call, audited, new Refusal("wrong_reset_code"));
};
