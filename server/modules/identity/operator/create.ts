import type { createOperator as createEndpoint } from "@console-shell/contract/calls/operator";
import type { Handler } from "#kernel/call.ts";
import { unknownPassword } from "../account/unknown-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { handOverInvitation } from "../invitation/hand-over-invitation.ts";
import { createOperator } from "./create-operator.ts";
import { operatorDetail } from "./detail.ts";
import { refuseUnlessMayGrant } from "./policy.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Adds an operator, who sets a password with a link: mailed, or shown to the caller once. */
export const handleCreate: Handler<typeof createEndpoint> = async (call) => {
  const { services, body, session, locale, now } = call;
  await refuseUnlessMayGrant(services.database, call, body.role);
  if (body.delivery === "mail") refuseWithoutMail(services.mailer, "delivery");
  const none = await unknownPassword();
  const invited = await transactionWithDeadline(services.database, async (transaction) => {
    const id = await createOperator(transaction, { locale, ...body, none, now });
    const token = await issueInvitation(
      transaction,
      id,
      now,
      body.delivery === "link" ? session.operatorId : null,
    );
    const created = {
      action: "operator.created",
      target: { id, name: body.account },
      details: { role: body.role, ...(body.delivery === "link" && { linkShown: true }) },
    } as const;
    await call.approval?.require(transaction, {
      ...created,
      details: {
        ...created.details,
        name: body.name,
        email: body.email,
        ...(body.phone && { phone: body.phone }),
      },
    });
    await recordAudit(call, transaction, created);
    return { id, token };
  });
  const link = handOverInvitation(services, { ...invited, isNew: true }, body.delivery);
  return { ...(await operatorDetail(services, invited.id, call)), link };
};
