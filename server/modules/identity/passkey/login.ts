import type * as calls from "@console-shell/contract/calls/second-factor";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { refuseAudited } from "../audit/writes.ts";
import { readPasswordRule } from "../identity-provider/reads.ts";
import { openSession, signIn } from "../session/open.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { verifyPasskey } from "./verify.ts";

/*
 * The passkey may have been removed during verification. Checked once the operator's row is locked, which removing a
 * factor locks first.
 */
const refuseRemoved = async (transaction: Kysely<Tables>, id: string) => {
  const kept = await transaction
    .selectFrom("passkeys")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!kept) throw new Refusal("wrong_passkey");
};

/** Signs in with only a passkey: having it and unlocking it are two factors. */
export const passkeyLogin = async (call: Call<typeof calls.passkeyLogin>) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.passkeyFromAddress, [request.ip]]);
  const by = { action: "session.refused", details: { by: "passkey" } } as const;
  const passkey = await verifyPasskey(services, body.passkey, now).catch((error: unknown) => {
    if (error instanceof Refusal) return refuseAudited(call, by, error);
    throw error;
  });
  const operator = await services.database
    .selectFrom("operators")
    .select(["id", "account", "status", "role"])
    .where("id", "=", passkey.operatorId)
    .executeTakeFirstOrThrow();
  const target = { id: operator.id, name: operator.account };
  // Where an identity provider decides who gets in, a passkey is only a second factor.
  const mayUsePassword = await readPasswordRule(services.database);
  if (operator.status !== "active" || !mayUsePassword(operator.role))
    return refuseAudited(call, { ...by, target }, new Refusal("wrong_passkey"));
  return signIn(call, async (transaction) => {
    const remember = body.remember ?? false;
    const opened = await openSession(call, transaction, operator, { remember, by: "passkey" });
    await refuseRemoved(transaction, passkey.id);
    return opened;
  });
};
