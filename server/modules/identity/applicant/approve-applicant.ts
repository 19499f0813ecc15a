import type { approveApplicant } from "@console-shell/contract/calls/applicant";
import type { Handler } from "#kernel/call.ts";
import { registrationApprovedMail } from "./registration-approved-mail.ts";
import { unknownPassword } from "../account/unknown-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { createOperator } from "../operator/create-operator.ts";
import { refuseUnlessMayGrant } from "../operator/policy.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { setPasswordLinks } from "../invitation/set-password-links.ts";
import { decide } from "./decide.ts";
import { reviewedApplicant } from "./queries.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/**
 * Turns an applicant into an operator with a random password, and mails the link to set another or shows it to the
 * caller. If the account name or the address is taken, the registration stays pending.
 */
export const handleApproveApplicant: Handler<typeof approveApplicant> = async (call) => {
  const { services, session, now } = call;
  const { role, delivery } = call.body;
  if (delivery === "mail") refuseWithoutMail(services.mailer, "delivery");
  const { id } = call.params;
  await refuseUnlessMayGrant(services.database, call, role);

  const none = await unknownPassword();
  const mail = await transactionWithDeadline(services.database, async (transaction) => {
    const { reference, email, name, phone, locale, ...applicant } = await decide(
      services,
      transaction,
      {
        id,
        status: "approved",
        rejection: "",
        decidedBy: session.operatorId,
        now,
      },
    );
    const account = call.body.account ?? applicant.account;
    const operatorId = await createOperator(transaction, {
      account,
      name,
      email,
      phone,
      role,
      locale,
      none,
      now,
    });
    await transaction.updateTable("applicants").set({ operatorId }).where("id", "=", id).execute();
    const token = await issueInvitation(
      transaction,
      operatorId,
      now,
      delivery === "link" ? session.operatorId : null,
    );
    const approved = {
      action: "applicant.approved",
      target: { id, name: reference },
      details: { account, role, ...(delivery === "link" && { linkShown: true }) },
    } as const;
    await call.approval?.require(transaction, {
      ...approved,
      details: { ...approved.details, name, email },
    });
    await recordAudit(call, transaction, approved);
    await recordAudit(call, transaction, {
      action: "operator.created",
      target: { id: operatorId, name: account },
      details: { role, applicant: reference },
    });
    return { to: email, name, reference, account, token, locale };
  });

  const { publicUrl } = services;
  if (delivery === "mail")
    services.background.run("The mail of an approval could not be sent", () =>
      services.mailer.send(registrationApprovedMail({ ...mail, publicUrl })),
    );
  const link = delivery === "link" ? setPasswordLinks(publicUrl, mail.token).link : null;
  return { ...(await reviewedApplicant(services.database, id)), link };
};
