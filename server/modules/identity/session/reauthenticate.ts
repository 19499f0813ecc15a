import type * as calls from "@console-shell/contract/calls/second-factor";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit, recordAuditAlone } from "../audit/writes.ts";
import { readPasswordRule } from "../identity-provider/reads.ts";
import { verifyPasskey } from "../passkey/verify.ts";
import { verifyPassword, refundOnOverload } from "../password/hash.ts";
import { proveSecondFactor } from "../second-factor/prove.ts";
import { readDeviceCookie, findKnownDevice } from "./devices.ts";
import type { Proof } from "./open.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";
import { forgetTries, returnTry } from "./throttle/tries.ts";
import { renewToken, sendRenewedCookie } from "./writes.ts";

type ReauthCall = Call<typeof calls.reauthenticate>;

const refuse = async (call: ReauthCall, refusal: Refusal): Promise<never> => {
  const { operatorId, account } = call.session;
  const target = { id: operatorId, name: account };
  await recordAuditAlone(call, { action: "session.confirmed", outcome: "refused", target });
  throw refusal;
};

const proveByPassword = async (call: ReauthCall, password: string): Promise<Proof> => {
  const { services, session, request, now } = call;
  await throttle(call, [throttleRules.ownPassword, [session.operatorId]]);
  const operator = await services.database
    .selectFrom("operators")
    .select(["id", "account", "role", "passwordHash", "hasTotp", "hasPasskey"])
    .where("id", "=", session.operatorId)
    .executeTakeFirstOrThrow();
  const isRight = await refundOnOverload(verifyPassword(operator.passwordHash, password), () =>
    returnTry(services.database, throttleRules.ownPassword, [session.operatorId]),
  );
  const mayUsePassword = await readPasswordRule(services.database);
  if (!isRight || !mayUsePassword(session.role))
    return refuse(call, new Refusal("wrong_password", [{ path: "password", code: "wrong" }]));
  await forgetTries(services.database, throttleRules.ownPassword, [session.operatorId]);
  const device = await findKnownDevice(
    services.database,
    readDeviceCookie(request),
    operator.account,
    now,
  );
  return proveSecondFactor(call, operator, device);
};

const proveByPasskey = async (call: ReauthCall): Promise<Proof> => {
  const { services, session, body, now } = call;
  const { operatorId } = await verifyPasskey(services, body.passkey!, now);
  return operatorId === session.operatorId ? "passkey" : refuse(call, new Refusal("wrong_passkey"));
};

/** Reauthenticates the operator; the session gets a new token. */
export const reauthenticate = async (call: Call<typeof calls.reauthenticate>): Promise<true> => {
  const { services, session, body, reply, now } = call;
  const by =
    body.password === undefined
      ? await proveByPasskey(call)
      : await proveByPassword(call, body.password);
  const renewed = await transactionWithDeadline(services.database, async (transaction) => {
    const fresh = await renewToken(transaction, session, now);
    await recordAudit(call, transaction, {
      action: "session.confirmed",
      target: { id: session.operatorId, name: session.account },
      details: { by },
    });
    return fresh;
  });
  sendRenewedCookie(reply, renewed);
  return true;
};
