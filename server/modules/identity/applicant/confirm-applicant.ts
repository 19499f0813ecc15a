import type { confirmApplicant } from "@console-shell/contract/calls/applicant";
import { notifications } from "@console-shell/contract/words/notifications";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { holdersOf } from "../notify/holders-of.ts";
import { notify } from "../notify/notify.ts";
import { signal } from "#platform/signal.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";
import { applicantWaiting } from "./applicant-waiting.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Uses up the mailed token and submits the registration for review. */
export const handleConfirmApplicant: Handler<typeof confirmApplicant> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.confirmFromAddress, [request.ip]]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const confirmed = await transaction
      .updateTable("applicants")
      .set({ status: "waiting", confirmHash: null, confirmExpiresAt: null })
      .where("confirmHash", "=", hashToken(body.token))
      .where("confirmExpiresAt", ">", now)
      .where("status", "=", "unconfirmed")
      .returning(["id", "reference", "name", "company"])
      .executeTakeFirst();
    if (!confirmed) throw new Refusal("wrong_link");
    const { id, reference } = confirmed;
    const reviewers = await holdersOf(transaction, notifications["applicant.waiting"].permissions);
    await notify(transaction, applicantWaiting(reviewers, confirmed), now);
    await signal(transaction, [{ event: "waiting", permission: "management:applicant:decide" }]);
    await recordAudit(call, transaction, {
      action: "applicant.confirmed",
      target: { id, name: reference },
    });
    return { reference };
  });
};
