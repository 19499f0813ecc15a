import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { endMailedSecrets } from "./end-mailed-secrets.ts";

/**
 * Stores a new password hash and takes back what the old password had opened: every session of
 * the operator but the one to keep, and every reset code and token and invitation. Without one to keep,
 * which is by a mailed link, the operator's face is deleted and no browser is known any more, too.
 */
export const setPassword = async (
  transaction: Kysely<Tables>,
  operatorId: string,
  passwordHash: string,
  { now, keepSession }: { now: number; keepSession?: string },
): Promise<void> => {
  await transaction
    .updateTable("operators")
    .set({ password_hash: passwordHash, password_changed_at: now, awaits_password: false })
    .where("id", "=", operatorId)
    .execute();
  await transaction
    .deleteFrom("sessions")
    .where("operator_id", "=", operatorId)
    .$if(keepSession !== undefined, (query) => query.where("id", "!=", keepSession!))
    .execute();
  // The old password may have been stolen, and the thief may have enrolled a face and signed in.
  if (keepSession === undefined)
    for (const table of ["face_templates", "known_devices"] as const)
      await transaction.deleteFrom(table).where("operator_id", "=", operatorId).execute();
  await endMailedSecrets(transaction, operatorId);
};
