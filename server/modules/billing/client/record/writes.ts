import type {
  addClientNote,
  changeClientNote,
  ClientNote,
  deleteClientNote,
} from "@console-shell/contract/calls/finance-client-record";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "#modules/billing/answer-once.ts";
import { findClient } from "../reads.ts";
import { findNote } from "./reads.ts";

/* The text isn't audited: a note is deleted with all of it. */
const audit = async (
  call: AuditedCall & { session: Session; params: { id: string } },
  transaction: Kysely<Tables>,
  action: "client-note.added" | "client-note.changed" | "client-note.deleted",
) => {
  const { id, number } = await findClient(transaction, call.session, call.params.id);
  await recordAudit(call, transaction, { action, target: { id, name: number } });
};

/** Adds a note to a client that the operator sees. */
export const addNote = (call: Call<typeof addClientNote>): Promise<ClientNote> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.note.add", call, async () => {
      const { by, session, params, body } = call;
      await findClient(transaction, session, params.id);
      const id = newId();
      await transaction
        .insertInto("clientNotes")
        .values({
          id,
          clientId: params.id,
          text: body.text,
          createdBy: by.operatorId,
          createdAt: by.now,
          changedAt: null,
        })
        .execute();
      const note = await findNote(transaction, id);
      await audit(call, transaction, "client-note.added");
      return note;
    }),
  );

/** Throws `not_found` if there is no such note on a visible client, `forbidden` if somebody else wrote it. */
const requireOwn = async (
  transaction: Kysely<Tables>,
  session: Session,
  { id, noteId }: { id: string; noteId: string },
) => {
  await findClient(transaction, session, id);
  const note = await transaction
    .selectFrom("clientNotes")
    .select("createdBy")
    .where("id", "=", noteId)
    .where("clientId", "=", id)
    .executeTakeFirst();
  if (!note) throw new Refusal("not_found");
  if (note.createdBy !== session.operatorId)
    throw new Refusal("forbidden", [{ path: "createdById", code: "not_author" }]);
};

/** Changes the text of an own note. */
export const changeNote = (call: Call<typeof changeClientNote>): Promise<ClientNote> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { session, params, body, now } = call;
    await requireOwn(transaction, session, params);
    await transaction
      .updateTable("clientNotes")
      .set({ text: body.text, changedAt: now })
      .where("id", "=", params.noteId)
      .execute();
    const note = await findNote(transaction, params.noteId);
    await audit(call, transaction, "client-note.changed");
    return note;
  });

/** Deletes an own note with its text. */
export const deleteNote = (call: Call<typeof deleteClientNote>): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { session, params } = call;
    await requireOwn(transaction, session, params);
    await transaction.deleteFrom("clientNotes").where("id", "=", params.noteId).execute();
    await audit(call, transaction, "client-note.deleted");
  });
