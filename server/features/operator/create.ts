import type { createOperator as createEndpoint } from "@console-shell/contract/endpoints/operator";
import type { Handler } from "../../http/call.ts";
import { hashPassword } from "../account/password-hash.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { createOperator } from "./create-operator.ts";
import { operatorDetail } from "./detail.ts";
import { oneTimePassword } from "./one-time-password.ts";
import { refuseUnlessMayGrant } from "./policy.ts";

/** Adds an operator with a password made here, which is in this answer and nowhere else. */
export const handleCreate: Handler<typeof createEndpoint> = async (call) => {
  const { services, body, now } = call;
  await refuseUnlessMayGrant(services.database, call, body.role);
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  const id = await services.database.transaction().execute(async (transaction) => {
    const created = await createOperator(transaction, { ...body, passwordHash, now });
    await recordAudit(call, transaction, {
      action: "operator.created",
      target: { id: created, name: body.account },
      details: { role: body.role },
    });
    return created;
  });
  return { operator: await operatorDetail(services, id, now), password };
};
