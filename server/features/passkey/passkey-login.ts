import type { passkeyLogin } from "@console-shell/contract/endpoints/second-factor";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { recordAuditAlone } from "../audit/record-audit.ts";
import { openSession, signIn } from "../session/open-session.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { verifyPasskey } from "./verify-passkey.ts";

/** Signs in with a passkey alone: having it and unlocking it are two factors. */
export const handlePasskeyLogin: Handler<typeof passkeyLogin> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, throttleRules.passkeyFromAddress, [request.ip]);
  const passkey = await verifyPasskey(services, body.passkey, now);
  const operator = await services.database
    .selectFrom("operators")
    .select(["id", "account", "status"])
    .where("id", "=", passkey.operator_id)
    .executeTakeFirstOrThrow();
  if (operator.status !== "active") {
    const target = { id: operator.id, name: operator.account };
    await recordAuditAlone(call, { action: "session.refused", outcome: "refused", target });
    throw new Refusal("wrong_passkey");
  }
  return signIn(call, (transaction) =>
    openSession(call, transaction, operator, { remember: body.remember ?? false, by: "passkey" }),
  );
};
