import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { AuditedInTransaction } from "../audit/writes.ts";
import { deleteSessions } from "../session/writes.ts";

/**
 * Locks an operator's row until the transaction ends. Call it before locking anything that belongs to the operator, as
 * changing an operator does; another order could deadlock.
 */
export const lockOperator = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<void> => {
  await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", id)
    .$call(lockRows(services))
    .execute();
};

/**
 * Revokes every reset code and token and invitation that was mailed to an operator, and the links that they copied for
 * others: somebody else may have acted in their name.
 */
export const endMailedSecrets = async (
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<void> => {
  for (const table of ["resetCodes", "resetTokens", "invitations"] as const)
    await transaction.deleteFrom(table).where("operatorId", "=", operatorId).execute();
  await transaction.deleteFrom("invitations").where("shownTo", "=", operatorId).execute();
};

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
