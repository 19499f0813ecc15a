import * as calls from "@console-shell/contract/calls/finance-client-record";
import type { Feature } from "#kernel/call.ts";
import type { PdfWorker } from "#modules/billing/document/pdf.ts";
import { handleCredit, handleUsage } from "./reads.ts";
import { handleAddNote, handleChangeNote, handleDeleteNote, handleListNotes } from "./writes.ts";
import { sendStatement } from "./statement.ts";

/** What a client's page shows besides its account: notes, usage, and how its credit has changed. */
export const clientRecord =
  (pdf: PdfWorker): Feature =>
  (route) => {
    route(calls.listClientNotes, handleListNotes);
    route(calls.addClientNote, handleAddNote);
    route(calls.changeClientNote, handleChangeNote);
    route(calls.deleteClientNote, handleDeleteNote);
    route(calls.getClientUsage, handleUsage);
    route(calls.getClientCredit, handleCredit);
    route(calls.printStatement, (call) => sendStatement(pdf, call));
  };
