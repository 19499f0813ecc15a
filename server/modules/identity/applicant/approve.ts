import type * as calls from "@console-shell/contract/calls/applicant";
import type { Call } from "#kernel/call.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/writes.ts";
import { setPasswordLinks } from "../invitation/mail.ts";
import { issueInvitation } from "../invitation/writes.ts";
import { refuseUnlessMayGrant } from "../operator/policy.ts";
import { createOperator } from "../operator/writes.ts";
import { unknownPassword } from "../password/hash.ts";
import { registrationApprovedMail } from "./approved-mail.ts";
import { reviewedApplicant } from "./reads.ts";
import { decide } from "./writes.ts";

/**
 * Turns an applicant into an operator with a random password, and mails the link to set another or shows it to the
 * caller. If the account name or the address is taken, the registration stays pending.
 */
export const approveApplicant = async (call: Call<typeof calls.approveApplicant>) => {
  const { services, session, by, now } = call;
  const { role, delivery } = call.body;
  if (delivery === "mail") refuseWithoutMail(services.mailer, "delivery");
  const { id } = call.params;
  await refuseUnlessMayGrant(services.database, call, role);

  const none = await unknownPassword();
  const mail = await transactionWithDeadline(services.database, async (transaction) => {
    const { reference, email, name, phone, locale, ...applicant } = await decide(
      services,
      transaction,
      by,
      { id, status: "approved", rejection: "" },
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
