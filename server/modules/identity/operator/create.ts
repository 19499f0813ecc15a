import type { createOperator as createEndpoint } from "@console-shell/contract/calls/operator";
import type { Handler } from "../../../kernel/call.ts";
import { unknownPassword } from "../account/unknown-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { mailInvitation } from "../invitation/mail-invitation.ts";
import { createOperator } from "./create-operator.ts";
import { operatorDetail } from "./detail.ts";
import { refuseUnlessMayGrant, refuseWithoutMail } from "./policy.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";

/** Adds an operator, who sets a password with a mailed link. */
export const handleCreate: Handler<typeof createEndpoint> = async (call) => {
  const { services, body, locale, now } = call;
  await refuseUnlessMayGrant(services.database, call, body.role);
  refuseWithoutMail(services.mailer, "email");
  const none = await unknownPassword();
  const invited = await transactionWithDeadline(services.database, async (transaction) => {
    const id = await createOperator(transaction, { locale, ...body, none, now });
    const token = await issueInvitation(transaction, id, now);
    const created = {
      action: "operator.created",
      target: { id, name: body.account },
      details: { role: body.role },
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
  mailInvitation(services, { ...invited, isNew: true });
  return operatorDetail(services, invited.id, call);
};
