import type { CreditNote } from "@console-shell/contract/calls/finance";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The credit notes of an invoice, oldest first. */
export const readCreditNotes = async (
  database: Kysely<Tables>,
  invoiceId: string,
): Promise<CreditNote[]> => {
  const notes = await database
    .selectFrom("creditNotes as note")
    .innerJoin("operators as issuer", "issuer.id", "note.issuedBy")
    .where("note.invoiceId", "=", invoiceId)
    .orderBy("note.issuedAt")
    .orderBy("note.number")
    .select([
      "note.id",
      "note.number",
      "note.issuedAt",
      "issuer.name as issuedByName",
      "note.reason",
      "note.subtotal",
      "note.tax",
      "note.total",
    ])
    .execute();
  const lines = await database
    .selectFrom("creditNoteLines as line")
    .innerJoin("creditNotes as note", "note.id", "line.creditNoteId")
    .innerJoin("invoiceLines as invoiced", (join) =>
      join
        .onRef("invoiced.invoiceId", "=", "note.invoiceId")
        .onRef("invoiced.position", "=", "line.position"),
    )
    .where("note.invoiceId", "=", invoiceId)
    .orderBy("line.position")
    .select(["line.creditNoteId as noteId", "line.position", "invoiced.item", "line.amount"])
    .execute();
  return notes.map((note) => ({
    ...note,
    lines: lines
      .filter(({ noteId }) => noteId === note.id)
      .map(({ noteId: _note, ...line }) => line),
  }));
};

/** The amount of a line that earlier credit notes left. */
export const leftOf = (
  { position, amount }: { position: number; amount: number },
  notes: readonly CreditNote[],
): number =>
  notes
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((left, line) => left - line.amount, amount);
