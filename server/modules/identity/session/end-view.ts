import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { type AuditedInTransaction, recordAudit } from "../audit/record-audit.ts";

/** Ends what a session sees as another operator, and records it once. Call it last in a transaction. */
export const endViewOf = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { id, operatorId, account }: { id: string; operatorId: string; account: string },
): Promise<void> => {
  const viewed = await transaction
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.viewedId")
    .select(["operators.id", "operators.account"])
    .where("sessions.id", "=", id)
    .executeTakeFirst();
  const ended = await transaction
    .updateTable("sessions")
    .set({ viewedId: null, viewedUntil: null })
    .where("id", "=", id)
    .where("viewedId", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!viewed || !ended) return;
  await recordAudit(call, transaction, {
    action: "operator.view-ended",
    actor: { id: operatorId, account },
    target: { id: viewed.id, name: viewed.account },
  });
};
