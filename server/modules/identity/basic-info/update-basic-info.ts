import type { updateBasicInfo } from "@console-shell/contract/calls/basic-info";
import { isUniqueViolation } from "../../../platform/database/dialect/unique-violation.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { refuseStaleProof, refuseWithoutSecondFactor } from "../../../kernel/access.ts";
import type { Handler } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { endMailedSecrets } from "../account/end-mailed-secrets.ts";
import { sendNotice } from "../account/send-notice.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { basicInfoOf } from "./basic-info-of.ts";

/* Layout preferences change often and aren't worth auditing. */
const layout: readonly string[] = [
  "density",
  "navigation",
  "shortcuts",
  "favourites",
  "defaultViews",
];

/** Changes the given fields, only of the own record. */
export const handleUpdateBasicInfo: Handler<typeof updateBasicInfo> = async (call) => {
  const { body } = call;
  const { database } = call.services;
  const { operatorId, account } = call.session;
  const before = await basicInfoOf(database, operatorId);
  const isNewAddress = body.email !== undefined && body.email !== before.email;
  if (isNewAddress) {
    refuseWithoutSecondFactor(call.session);
    refuseStaleProof(call.session, call.now);
  }
  await transactionWithDeadline(database, async (transaction) => {
    await transaction
      .updateTable("operators")
      .set({ ...body, ...(body.email !== undefined && { emailKey: body.email.toLowerCase() }) })
      .where("id", "=", operatorId)
      .execute();
    if (isNewAddress) await endMailedSecrets(transaction, operatorId);
    const fields = Object.keys(body).filter((field) => !layout.includes(field));
    if (fields.length === 0) return;
    await recordAudit(call, transaction, {
      action: "profile.changed",
      target: { id: operatorId, name: account },
      details: { fields: fields.join(", ") },
    });
  }).catch((error: unknown) => {
    // The address is the only unique field.
    if (isUniqueViolation(error)) throw new Refusal("conflict", [{ path: "email", code: "taken" }]);
    throw error;
  });
  // To the old address: an attacker may have set the new one.
  if (isNewAddress) sendNotice(call.services, operatorId, "email-changed", { to: before.email });
  return basicInfoOf(database, operatorId);
};
