import {
  addFinanceClient,
  exportFinanceClients,
  getFinanceClient,
  listFinanceClients,
  listFinanceOwners,
  updateFinanceClient,
} from "@console-shell/contract/calls/finance-client";
import {
  exportInvoices,
  getInvoice,
  listInvoices as listInvoicesEndpoint,
  totalInvoices,
} from "@console-shell/contract/calls/finance-invoice";
import {
  exportLedgerEntries,
  listLedgerEntries,
  postLedgerEntry,
  reconcileLedger,
  reverseLedgerEntry,
  totalLedgerEntries,
} from "@console-shell/contract/calls/finance-ledger";
import {
  exportReceivables,
  listReceivables as listReceivablesEndpoint,
  totalReceivables,
} from "@console-shell/contract/calls/finance-receivables";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { everyClient, exportedClient, findClient, listClients, listOwners } from "./reads.ts";
import { everyInvoice, exportedInvoice, findInvoice, listInvoices } from "../invoice/reads.ts";
import {
  everyReceivable,
  exportedReceivable,
  invoiceTotals,
  listReceivables,
  receivableTotals,
} from "../receivable/reads.ts";
import { handlePost, handleReverse } from "../ledger/writes.ts";
import {
  everyEntry,
  exportedEntry,
  ledgerTotals,
  listEntries,
  reconcile,
} from "../ledger/reads.ts";
import { handleAddClient, handleUpdateClient } from "./writes.ts";
import { billing } from "../run/calls.ts";
import { issuer } from "../issuer/calls.ts";
import { documents } from "../invoice/calls.ts";
import { createPdfWorker } from "../document/pdf.ts";
import { invoiceMails } from "../mail/calls.ts";
import { plans } from "../plan/calls.ts";
import { adjustmentLimits } from "../adjustment-limit/calls.ts";
import { clientRecord } from "./record/calls.ts";
import { proposals } from "../proposal/calls.ts";

/** Client accounts, their plans, top-ups and refunds, ledger and invoices. */
export const finance: Feature = (route, hooks, services) => {
  const { database } = services;

  route(listFinanceClients, ({ query, session }) => listClients(services, session, query));

  route(exportFinanceClients, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "clients", exportedClient, everyClient(openReport(), session, query)),
  );

  route(listFinanceOwners, ({ query, session }) => listOwners(services, session, query));

  route(addFinanceClient, handleAddClient);

  route(getFinanceClient, ({ params, session }) => findClient(database, session, params.id));

  route(updateFinanceClient, handleUpdateClient);

  route(listLedgerEntries, ({ query, session }) => listEntries(services, session, query));

  route(exportLedgerEntries, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "ledger", exportedEntry, everyEntry(openReport(), session, query)),
  );

  route(totalLedgerEntries, ({ openReport, query, session }) =>
    ledgerTotals(openReport(), session, query),
  );

  route(postLedgerEntry, handlePost);

  route(reverseLedgerEntry, handleReverse);

  route(reconcileLedger, async ({ openReport, session }) =>
    reconcile(openReport().database, session),
  );

  route(listInvoicesEndpoint, ({ query, session, now }) =>
    listInvoices(services, session, query, now),
  );

  route(exportInvoices, async ({ openReport, query, session, now, reply }) =>
    sendCsv(reply, "invoices", exportedInvoice, everyInvoice(openReport(), session, query, now)),
  );

  route(getInvoice, ({ params, session, now }) => findInvoice(database, session, params.id, now));

  route(totalInvoices, ({ openReport, query, session, now }) =>
    invoiceTotals(openReport(), session, query, now),
  );

  route(listReceivablesEndpoint, ({ openReport, query, session, now }) =>
    listReceivables(openReport(), session, query, now),
  );

  route(totalReceivables, ({ openReport, query, session, now }) =>
    receivableTotals(openReport(), session, query, now),
  );

  route(exportReceivables, async ({ openReport, query, session, now, reply }) =>
    sendCsv(
      reply,
      "receivables",
      exportedReceivable,
      everyReceivable(openReport(), session, query, now),
    ),
  );

  proposals(route, hooks, services);
  adjustmentLimits(route, hooks, services);
  plans(route, hooks, services);
  billing(route, hooks, services);
  issuer(route, hooks, services);
  const pdf = createPdfWorker();
  // A statement of a thousand pages doesn't hold up invoices.
  const statements = createPdfWorker({ queue: 5, timeout: 60_000 });
  // The last, because mails in progress need it.
  clientRecord(statements)(route, hooks, services);
  documents(pdf)(route, hooks, services);
  invoiceMails(pdf)(route, hooks, services);
  hooks.onClose(async () => {
    await Promise.all([pdf.close(), statements.close()]);
  });
};
