import type { preResetPassword } from "@console-shell/contract/endpoints/recovery";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { findOperator } from "../account/find-operator.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken, newToken } from "../session/token.ts";
import { consumeResetCode } from "./reset-code.ts";

/** Exchanges the mailed code for a token that lives as long as the code would have. */
export const handlePreResetPassword: Handler<typeof preResetPassword> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, throttleRules.resetCodeFromAddress, [request.ip]);
  const operator = await findOperator(services.database, body.account);
  const operatorId = operator?.status === "active" ? operator.id : null;
  const code = body.code.replaceAll(/[\s-]/g, "");
  const expiresAt = await consumeResetCode(services.database, operatorId, code, now);
  if (operatorId === null || expiresAt === null) throw new Refusal("wrong_reset_code");

  const resetToken = newToken();
  await services.database
    .insertInto("reset_tokens")
    .values({
      token_hash: hashToken(resetToken),
      operator_id: operatorId,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { resetToken };
};
