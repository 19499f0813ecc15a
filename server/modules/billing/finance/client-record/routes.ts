import * as calls from "@console-shell/contract/calls/finance-client-record";
import type { Feature } from "#kernel/call.ts";
import type { PdfWorker } from "../documents/pdf-worker.ts";
import { handleCredit } from "./credit.ts";
import { handleAddNote, handleChangeNote, handleDeleteNote, handleListNotes } from "./notes.ts";
import { sendStatement } from "./statement.ts";
import { handleUsage } from "./usage.ts";

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
