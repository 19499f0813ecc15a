import type { ViewEnd } from "@console-shell/contract/words/view-as";
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { type AuditedInTransaction, recordAudit } from "../audit/record-audit.ts";

interface ViewedBy {
  operatorId: string;
  viewedId: string | null;
}

/** Records that a view ended, under the viewer's name; who caused it has an event of their own. */
const recordEnd = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { operatorId, viewedId }: ViewedBy,
  ended: ViewEnd,
) => {
  if (viewedId === null) return;
  const accounts = await transaction
    .selectFrom("operators")
    .select(["id", "account"])
    .where("id", "in", [operatorId, viewedId])
    .execute();
  const accountOf = (id: string) => accounts.find((one) => one.id === id)?.account ?? "";
  const own = call.session?.viewer?.id ?? call.session?.operatorId;
  const from = own === operatorId ? call : { ...call, request: { ip: "", headers: {} } };
  await recordAudit({ ...from, session: null }, transaction, {
    action: "operator.view-ended",
    actor: { id: operatorId, account: accountOf(operatorId) },
    target: { id: viewedId, name: accountOf(viewedId) },
    details: { ended },
  });
};

/**
 * Ends what a session sees as another operator, and records it once. With `until`, ends only the view that
 * lasts until then: another one may have begun since it was read.
 */
export const endViewOf = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { id, until }: { id: string; until?: number },
  why: ViewEnd,
): Promise<void> => {
  // Locked, so that a view that begins during this call is neither ended nor unrecorded.
  const viewed = await transaction
    .selectFrom("sessions")
    .select(["operatorId", "viewedId"])
    .where("id", "=", id)
    .where("viewedId", "is not", null)
    .$if(until !== undefined, (query) => query.where("viewedUntil", "=", until!))
    .$call(lockRows(call.services))
    .executeTakeFirst();
  if (!viewed) return;
  await transaction
    .updateTable("sessions")
    .set({ viewedId: null, viewedUntil: null })
    .where("id", "=", id)
    .execute();
  await recordEnd(call, transaction, viewed, why);
};

/**
 * Deletes sessions, and records the end of what they saw as other operators. Every deletion goes through
 * here.
 */
export const deleteSessions = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  which: (sessions: ExpressionBuilder<Tables, "sessions">) => Expression<SqlBool>,
  why: ViewEnd = "session-ended",
): Promise<{ id: string; address: string }[]> => {
  const deleted = await transaction
    .deleteFrom("sessions")
    .where(which)
    .returning(["id", "address", "operatorId", "viewedId"])
    .execute();
  for (const one of deleted) await recordEnd(call, transaction, one, why);
  return deleted;
};
