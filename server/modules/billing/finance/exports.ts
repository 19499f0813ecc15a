import {
  exportFinanceClients,
  exportInvoices,
  exportLedgerEntries,
} from "@console-shell/contract/calls/finance";
import type { Invoice } from "@console-shell/contract/calls/finance";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { monthOf } from "./billing/months.ts";
import { everyClient } from "./client-queries.ts";
import { everyInvoice } from "./invoice-queries.ts";
import { everyEntry } from "./ledger-queries.ts";

const clientColumns = [
  "number",
  "name",
  "status",
  "currency",
  "balance",
  "creditLimit",
  "creditState",
  "taxRate",
  "planName",
  "ownerName",
  "contactName",
  "contactEmail",
  "createdAt",
] as const;
const entryColumns = [
  "number",
  "createdAt",
  "clientNumber",
  "clientName",
  "kind",
  "currency",
  "amount",
  "balanceAfter",
  "memo",
  "createdByName",
] as const;
const invoiceColumns = [
  "number",
  "clientNumber",
  "clientName",
  "status",
  "currency",
  "month",
  "issuedAt",
  "dueAt",
  "paidAt",
  "subtotal",
  "taxRate",
  "tax",
  "total",
  "credited",
  "open",
] as const;

async function* withMonth(batches: AsyncIterable<Invoice[]>) {
  for await (const rows of batches)
    yield rows.map((row) => ({ ...row, month: monthOf(row.periodStart) }));
}

/** Exports of finance's lists; amounts are in minor units. */
export const exports: Feature = (route) => {
  route(exportFinanceClients, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "clients", clientColumns, everyClient(openReport(), session, query)),
  );
  route(exportLedgerEntries, async ({ openReport, query, session, reply }) =>
    sendCsv(reply, "ledger", entryColumns, everyEntry(openReport(), session, query)),
  );
  route(exportInvoices, async ({ openReport, query, session, reply, now }) =>
    sendCsv(
      reply,
      "invoices",
      invoiceColumns,
      withMonth(everyInvoice(openReport(), session, query, now)),
    ),
  );
};
