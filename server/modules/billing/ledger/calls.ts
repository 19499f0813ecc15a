import * as calls from "@console-shell/contract/calls/finance-ledger";
import { answer } from "#kernel/answer.ts";
import { ledgerTotals, listEntries, reconcile, sendEntries } from "./reads.ts";
import { postEntry, reverseEntry } from "./writes.ts";

/** The ledger: entries never change, a wrong one is reversed. */
export const ledger = answer(calls, {
  listLedgerEntries: ({ services, session, query, now }) =>
    listEntries(services, session, query, now),
  exportLedgerEntries: async ({ openReport, session, query, now, reply }) =>
    sendEntries(reply, openReport(), session, { filter: query, now }),
  totalLedgerEntries: ({ openReport, session, query, now }) =>
    ledgerTotals(openReport(), session, query, now),
  postLedgerEntry: postEntry,
  reverseLedgerEntry: reverseEntry,
  reconcileLedger: async ({ openReport, session }) => reconcile(openReport().database, session),
});
