import * as calls from "@console-shell/contract/calls/finance-client-record";
import type { Feature } from "../../../../kernel/call.ts";
import { handleCredit } from "./credit.ts";
import { handleAddNote, handleChangeNote, handleDeleteNote, handleListNotes } from "./notes.ts";
import { handleUsage } from "./usage.ts";

/** What a client's page shows besides its account: notes, usage, and how its credit has changed. */
export const clientRecord: Feature = (route) => {
  route(calls.listClientNotes, handleListNotes);
  route(calls.addClientNote, handleAddNote);
  route(calls.changeClientNote, handleChangeNote);
  route(calls.deleteClientNote, handleDeleteNote);
  route(calls.getClientUsage, handleUsage);
  route(calls.getClientCredit, handleCredit);
};
