import * as calls from "@console-shell/contract/calls/finance-client-record";
import { answer } from "#kernel/answer.ts";
import type { PdfWorker } from "#modules/billing/document/pdf.ts";
import { findClient } from "../reads.ts";
import { listNotes, readClientUsage, readCredit } from "./reads.ts";
import { sendStatement } from "./statement.ts";
import { addNote, changeNote, deleteNote } from "./writes.ts";

/** What a client's page shows besides its account: notes, usage, credit over time, statements. */
export const clientRecord = (pdf: PdfWorker) =>
  answer(calls, {
    listClientNotes: async ({ services, session, params, query }) => {
      await findClient(services.database, session, params.id);
      return listNotes(services, params.id, query);
    },
    addClientNote: addNote,
    changeClientNote: changeNote,
    deleteClientNote: async (call) => {
      await deleteNote(call);
      return true;
    },
    getClientUsage: async ({ openReport, session, params, now }) =>
      readClientUsage(openReport().database, session, params.id, now),
    getClientCredit: async ({ openReport, session, params, now }) =>
      readCredit(openReport().database, session, params.id, now),
    printStatement: (call) => sendStatement(pdf, call),
  });
