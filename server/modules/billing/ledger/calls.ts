import * as calls from "@console-shell/contract/calls/finance-ledger";
import { answer } from "#kernel/answer.ts";
import { ledgerTotals, listEntries, reconcile, sendEntries } from "./reads.ts";
import { postEntry, reverseEntry } from "./writes.ts";

/** The ledger: entries never change, a wrong one is reversed. */
export const ledger = answer(calls, {
  listLedgerEntries: ({ services, session, query }) => listEntries(services, session, query),
  exportLedgerEntries: async ({ openReport, session, query, reply }) =>
    sendEntries(reply, openReport(), session, query),
  totalLedgerEntries: ({ openReport, session, query }) =>
    ledgerTotals(openReport(), session, query),
  postLedgerEntry: postEntry,
  reverseLedgerEntry: reverseEntry,
  reconcileLedger: async ({ openReport, session }) => reconcile(openReport().database, session),
});
