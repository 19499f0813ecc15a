import type { changePassword } from "@console-shell/contract/calls/basic-info";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call, Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { hashPassword, verifyPassword } from "../account/password-hash.ts";
import { refuseWeakPassword } from "../account/password-policy/refuse-weak-password.ts";
import { sendNotice } from "../account/send-notice.ts";
import { setPassword } from "../account/set-password.ts";
import { refundOnOverload } from "../account/unless-busy.ts";
import { recordAudit, recordAuditAlone } from "../audit/record-audit.ts";
import { renewToken, sendRenewedCookie } from "../session/renew-session.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { forgetTries, returnTry } from "../session/throttle/tries.ts";

type ChangeCall = Call<typeof changePassword>;

const refuseOldPassword = () =>
  new Refusal("wrong_password", [{ path: "oldPassword", code: "wrong" }]);

/** The stored operator, once the old password was verified and the new one accepted. */
const checkBoth = async (call: ChangeCall) => {
  const { services, session, body } = call;
  await throttle(call, [throttleRules.ownPassword, [session.operatorId]]);
  const operator = await services.database
    .selectFrom("operators")
    .select(["id", "account", "email", "passwordHash"])
    .where("id", "=", session.operatorId)
    .executeTakeFirstOrThrow();
  const isRight = await refundOnOverload(
    verifyPassword(operator.passwordHash, body.oldPassword),
    () => returnTry(services.database, throttleRules.ownPassword, [session.operatorId]),
  );
  if (!isRight) {
    const target = { id: operator.id, name: operator.account };
    await recordAuditAlone(call, { action: "password.changed", outcome: "refused", target });
    throw refuseOldPassword();
  }
  await forgetTries(services.database, throttleRules.ownPassword, [session.operatorId]);
  if (body.newPassword === body.oldPassword)
    throw new Refusal("weak_password", [{ path: "newPassword", code: "unchanged" }]);
  refuseWeakPassword(body.newPassword, operator);
  return operator;
};

/** Sets the new password; every other session ends, and this one gets a new token. */
export const handleChangePassword: Handler<typeof changePassword> = async (call) => {
  const { services, session, body, reply, now } = call;
  const operator = await checkBoth(call);
  const passwordHash = await hashPassword(body.newPassword);

  const renewed = await transactionWithDeadline(services.database, async (transaction) => {
    const current = await transaction
      .selectFrom("operators")
      .select("passwordHash")
      .where("id", "=", operator.id)
      .$call(lockRows(services))
      .executeTakeFirstOrThrow();
    // Of two concurrent changes the second no longer knows the password.
    if (current.passwordHash !== operator.passwordHash) throw refuseOldPassword();
    await setPassword(call, transaction, operator.id, passwordHash, session.id);
    const fresh = await renewToken(transaction, session, now);
    const target = { id: operator.id, name: operator.account };
    await recordAudit(call, transaction, { action: "password.changed", target });
    return fresh;
  });

  sendRenewedCookie(reply, renewed);
  sendNotice(services, operator.id, "password-changed");
  return true;
};
