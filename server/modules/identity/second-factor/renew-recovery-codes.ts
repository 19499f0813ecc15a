import type { renewRecoveryCodes } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sendNotice } from "../account/send-notice.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { renewToken, sendRenewedCookie } from "../session/renew-session.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Replaces the recovery codes of an operator who has a second factor; the session gets a new token. */
export const handleRenewRecoveryCodes: Handler<typeof renewRecoveryCodes> = async (call) => {
  const { services, session, reply, now } = call;
  const { operatorId: id, account } = session;
  const done = await transactionWithDeadline(services.database, async (transaction) => {
    // Locks the operator's row, so that of two concurrent calls one list remains.
    const operator = await transaction
      .updateTable("operators")
      .set((columns) => ({ hasTotp: columns.ref("hasTotp") }))
      .where("id", "=", id)
      .where((where) => where.or([where("hasTotp", "=", true), where("hasPasskey", "=", true)]))
      .returning("id")
      .executeTakeFirst();
    if (!operator) throw new Refusal("not_found");
    const recoveryCodes = await makeRecoveryCodes(transaction, id);
    const renewed = await renewToken(transaction, session, now);
    await recordAudit(call, transaction, {
      action: "second-factor.recovery-codes-renewed",
      target: { id, name: account },
    });
    return { recoveryCodes, renewed };
  });
  sendRenewedCookie(reply, done.renewed);
  sendNotice(services, id, "second-factors-changed");
  return { recoveryCodes: done.recoveryCodes };
};
