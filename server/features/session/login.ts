import type { login as loginEndpoint } from "@console-shell/contract/endpoints/session";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { Call, Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { setSessionCookie } from "../../http/session-cookie.ts";
import { recordAudit, recordAuditAlone } from "../audit/record-audit.ts";
import { accountOf } from "../account/account-of.ts";
import { findOperator } from "../account/find-operator.ts";
import {
  hashPassword,
  isOutdated,
  verifyNothing,
  verifyPassword,
} from "../account/password-hash.ts";
import { createSession } from "./create-session.ts";
import { readDeviceCookie, setDeviceCookie } from "./device-cookie.ts";
import { findKnownDevice, rememberDevice } from "./known-devices.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";
import { forgetTries, returnTry } from "./throttle/tries.ts";

type LoginCall = Call<typeof loginEndpoint>;

/**
 * The operator whose password it is, or `wrong_credentials`: the same answer, after the same work,
 * for an unknown account, a wrong password and a disabled account.
 */
const authenticate = async (call: LoginCall) => {
  const { services, body } = call;
  const operator = await findOperator(services.database, body.account);
  const isRight = operator
    ? await verifyPassword(operator.password_hash, body.password)
    : await verifyNothing(body.password);
  if (operator && isRight && operator.status === "active") return operator;
  // What was typed may be a password in the wrong field: only an account that exists is named.
  const target = operator && { id: operator.id, name: operator.account };
  await recordAuditAlone(call, {
    action: "session.refused",
    outcome: "refused",
    ...(target && { target }),
  });
  throw new Refusal("wrong_credentials");
};

/** Lets a try through, or not; answers what to forget once it has proved honest. */
const countTry = async (call: LoginCall) => {
  const { services, body, request, now } = call;
  const account = body.account.toLowerCase();
  const device = await findKnownDevice(
    services.database,
    readDeviceCookie(request),
    body.account,
    now,
  );
  if (device !== undefined) {
    await throttle(call, throttleRules.loginFromDevice, [account, device]);
    return (transaction: Kysely<Tables>) =>
      forgetTries(transaction, throttleRules.loginFromDevice, [account, device]);
  }
  await throttle(call, throttleRules.loginFromAddress, [request.ip]);
  await throttle(call, throttleRules.loginToAccount, [account, request.ip]);
  await throttle(call, throttleRules.loginToAccountAnywhere, [account]);
  return async (transaction: Kysely<Tables>) => {
    await forgetTries(transaction, throttleRules.loginToAccount, [account, request.ip]);
    await returnTry(transaction, throttleRules.loginToAccountAnywhere, [account]);
    await returnTry(transaction, throttleRules.loginFromAddress, [request.ip]);
  };
};

/** Signs in with account and password; the session that the browser had before ends. */
export const handleLogin: Handler<typeof loginEndpoint> = async (call) => {
  const { services, body, session, request, reply, now } = call;
  const proveHonest = await countTry(call);
  const operator = await authenticate(call);
  const freshHash = isOutdated(operator.password_hash) ? await hashPassword(body.password) : null;
  const remember = body.remember ?? false;

  const { token, device } = await services.database.transaction().execute(async (transaction) => {
    // The operator may have been disabled, or given another password, while this one was checked.
    const signedIn = await transaction
      .updateTable("operators")
      .set({ last_sign_in_at: now, ...(freshHash && { password_hash: freshHash }) })
      .where("id", "=", operator.id)
      .where("password_hash", "=", operator.password_hash)
      .where("status", "=", "active")
      .returning("id")
      .executeTakeFirst();
    if (!signedIn) throw new Refusal("wrong_credentials");
    if (session) await transaction.deleteFrom("sessions").where("id", "=", session.id).execute();
    await proveHonest(transaction);
    const device = await rememberDevice(transaction, readDeviceCookie(request), operator.id, now);
    const token = await createSession({ database: transaction }, operator.id, {
      now,
      remember,
      address: request.ip,
      device: request.headers["user-agent"] ?? "",
    });
    const { id, account } = operator;
    await recordAudit(call, transaction, {
      action: "session.opened",
      actor: { id, account },
      target: { id, name: account },
      details: { remember },
    });
    return { token, device };
  });

  setSessionCookie(reply, token, { remember });
  setDeviceCookie(reply, device);
  return accountOf(services.database, operator.id);
};
