import type * as calls from "@console-shell/contract/calls/basic-info";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { setPassword } from "../account/writes.ts";
import { recordAudit, recordAuditAlone } from "../audit/writes.ts";
import { hashPassword, verifyPassword, refundOnOverload } from "../password/hash.ts";
import { refuseWeakPassword } from "../password/weakness.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { forgetTries, returnTry } from "../session/throttle/tries.ts";
import { renewToken, sendRenewedCookie } from "../session/writes.ts";

type ChangeCall = Call<typeof calls.changePassword>;

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
export const changePassword = async (call: Call<typeof calls.changePassword>): Promise<true> => {
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
