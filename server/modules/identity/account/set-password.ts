import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { AuditedInTransaction } from "../audit/record-audit.ts";
import { deleteSessions } from "../session/end-view.ts";
import { endMailedSecrets } from "./end-mailed-secrets.ts";

/**
 * Stores a new password hash and revokes everything that depended on the old password: every session of the operator
 * except the one to keep, and every reset code and token and invitation. Without a session to keep, which means a
 * mailed link was used, also deletes the operator's face and known browsers.
 */
export const setPassword = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  operatorId: string,
  passwordHash: string,
  keepSession?: string,
): Promise<void> => {
  await transaction
    .updateTable("operators")
    .set({ passwordHash, passwordChangedAt: call.now, awaitsPassword: false })
    .where("id", "=", operatorId)
    .execute();
  // The old password may have been stolen, and the thief may have enrolled a face and signed in.
  if (keepSession === undefined)
    for (const table of ["faceTemplates", "knownDevices"] as const)
      await transaction.deleteFrom(table).where("operatorId", "=", operatorId).execute();
  await endMailedSecrets(transaction, operatorId);
  await deleteSessions(call, transaction, (where) =>
    where.and([
      where("operatorId", "=", operatorId),
      ...(keepSession === undefined ? [] : [where("id", "!=", keepSession)]),
    ]),
  );
};
