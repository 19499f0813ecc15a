import type { rejectApplicant } from "@console-shell/contract/calls/applicant";
import type { Handler } from "#kernel/call.ts";
import { registrationRejectedMail } from "./registration-rejected-mail.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { decide } from "./decide.ts";
import { reviewedApplicant } from "./queries.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/**
 * Rejects a registration and mails the reason, which isn't repeated in the audit log. Without a mail server the reviewer
 * has to tell the applicant, which the console says.
 */
export const handleRejectApplicant: Handler<typeof rejectApplicant> = async (call) => {
  const { services, session, now } = call;
  const { reason } = call.body;
  const { id } = call.params;

  const mail = await transactionWithDeadline(services.database, async (transaction) => {
    const { email, name, reference, locale } = await decide(services, transaction, {
      id,
      status: "rejected",
      rejection: reason,
      decidedBy: session.operatorId,
      now,
    });
    await recordAudit(call, transaction, {
      action: "applicant.rejected",
      target: { id, name: reference },
    });
    return { to: email, name, reference, reason, locale };
  });

  if (services.mailer.delivers)
    services.background.run("The mail of a rejection could not be sent", () =>
      services.mailer.send(registrationRejectedMail({ ...mail, publicUrl: services.publicUrl })),
    );
  return reviewedApplicant(services.database, id);
};
