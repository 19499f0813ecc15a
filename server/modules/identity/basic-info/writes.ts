import { addressKey } from "@console-shell/contract/words/typed-text";
import type * as calls from "@console-shell/contract/calls/basic-info";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import type { Kysely } from "kysely";
import { refuseStaleProof, refuseWithoutSecondFactor } from "#kernel/access.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { endMailedSecrets, lockOperator } from "../account/writes.ts";
import { recordAudit } from "../audit/writes.ts";
import { isLinkedByAddress } from "../identity-provider/reads.ts";
import { refuseProvisioned } from "../operator/policy.ts";
import { basicInfoOf } from "./reads.ts";

/* Layout preferences change often and aren't worth auditing. */
const layout: readonly string[] = [
  "density",
  "navigation",
  "shortcuts",
  "favourites",
  "home",
  "defaultViews",
];

/** Merges changes into the stored default views: another page may have changed those of other lists. */
const mergedViews = async (
  transaction: Kysely<Tables>,
  operatorId: string,
  changes: Record<string, string | null>,
) => {
  const { defaultViews } = await transaction
    .selectFrom("operators")
    .select("defaultViews")
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const merged = Object.entries({ ...defaultViews, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  if (merged.length > listViewLimits.defaults)
    throw new Refusal("conflict", [{ path: "defaultViews", code: "too_many" }]);
  return Object.fromEntries(merged);
};

/** Changes the given fields, only of the own record. */
export const updateBasicInfo = async (call: Call<typeof calls.updateBasicInfo>) => {
  const { body } = call;
  const { database } = call.services;
  const { operatorId, account } = call.session;
  const before = await basicInfoOf(database, operatorId);
  for (const field of ["name", "email"] as const)
    if (body[field] !== undefined && body[field] !== before[field])
      refuseProvisioned(call, before, field);
  const isNewAddress = body.email !== undefined && body.email !== before.email;
  if (isNewAddress) {
    refuseWithoutSecondFactor(call.session);
    refuseStaleProof(call.session, call.now);
    // A provider would let the new address's owner in to this account, whose password somebody else knows.
    if (await isLinkedByAddress(database, { id: operatorId, role: call.session.role }))
      throw new Refusal("forbidden", [{ path: "email", code: "provisioned" }]);
  }
  await transactionWithDeadline(database, async (transaction) => {
    await lockOperator(call.services, transaction, operatorId);
    const { defaultViews, ...others } = body;
    await transaction
      .updateTable("operators")
      .set({
        ...others,
        ...(defaultViews && {
          defaultViews: await mergedViews(transaction, operatorId, defaultViews),
        }),
        ...(body.email !== undefined && { emailKey: addressKey(body.email) }),
      })
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
