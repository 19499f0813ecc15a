import type {
  addClientNote,
  changeClientNote,
  ClientNote,
  deleteClientNote,
  listClientNotes,
} from "@console-shell/contract/calls/finance-client-record";
import type { Kysely } from "kysely";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "#modules/billing/answer-once.ts";
import { findClient } from "../reads.ts";

const present = (database: Kysely<Tables>) =>
  database
    .selectFrom("clientNotes as note")
    .innerJoin("operators as author", "author.id", "note.createdBy")
    .select([
      "note.id",
      "note.text",
      "note.createdBy as createdById",
      "author.name as createdByName",
      "note.createdAt",
      "note.changedAt",
    ]);

const read = (database: Kysely<Tables>, id: string): Promise<ClientNote> =>
  present(database).where("note.id", "=", id).executeTakeFirstOrThrow();

/** Notes on a client that the viewer sees, newest first. */
export const handleListNotes: Handler<typeof listClientNotes> = async (call) => {
  const { services, session, params, query } = call;
  const { database } = services;
  await findClient(database, session, params.id);
  return pageOf(
    {
      matching: database.selectFrom("clientNotes as note").where("note.clientId", "=", params.id),
      key: "note.id",
      sorts: { createdAt: "note.createdAt" },
      present: (ids: string[]): Promise<ClientNote[]> =>
        present(database).where("note.id", "in", ids).execute(),
    },
    { ...query, sort: "createdAt", order: "desc" },
  );
};

/* The text isn't audited: a note is deleted with all of it. */
const audit = async (
  call: AuditedCall & { session: Session; params: { id: string } },
  transaction: Kysely<Tables>,
  action: "client-note.added" | "client-note.changed" | "client-note.deleted",
) => {
  const { id, number } = await findClient(transaction, call.session, call.params.id);
  await recordAudit(call, transaction, { action, target: { id, name: number } });
};

export const handleAddNote: Handler<typeof addClientNote> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.note.add", call, async () => {
      const { session, params, body, now } = call;
      await findClient(transaction, session, params.id);
      const id = newId();
      await transaction
        .insertInto("clientNotes")
        .values({
          id,
          clientId: params.id,
          text: body.text,
          createdBy: session.operatorId,
          createdAt: now,
          changedAt: null,
        })
        .execute();
      const note = await read(transaction, id);
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

export const handleChangeNote: Handler<typeof changeClientNote> = (call) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { session, params, body, now } = call;
    await requireOwn(transaction, session, params);
    await transaction
      .updateTable("clientNotes")
      .set({ text: body.text, changedAt: now })
      .where("id", "=", params.noteId)
      .execute();
    const note = await read(transaction, params.noteId);
    await audit(call, transaction, "client-note.changed");
    return note;
  });

export const handleDeleteNote: Handler<typeof deleteClientNote> = (call) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { session, params } = call;
    await requireOwn(transaction, session, params);
    await transaction.deleteFrom("clientNotes").where("id", "=", params.noteId).execute();
    await audit(call, transaction, "client-note.deleted");
    return true as const;
  });
