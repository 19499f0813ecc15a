import * as calls from "@console-shell/contract/calls/finance-invoice";
import { answer } from "#kernel/answer.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { creditNoteDocument, invoiceDocument } from "../document/invoice.ts";
import { type PdfWorker, sendPdf } from "../document/pdf.ts";
import {
  findInvoice,
  invoiceOfNote,
  invoices,
  invoiceTotals,
  lineColumns,
  lineRows,
} from "./reads.ts";
import { creditInvoice, markPaid } from "./writes.ts";

/** Invoices and credit notes, also as files. */
export const invoice = (pdf: PdfWorker) =>
  answer(calls, {
    listInvoices: ({ services, session, now, query }) => {
      const { sort, order = sort === "urgency" || sort === "dueAt" ? "asc" : "desc" } = query;
      return invoices.page({ services, session, now, query: { ...query, order } });
    },
    exportInvoices: invoices.csv,
    totalInvoices: ({ openReport, session, query, now }) =>
      invoiceTotals(openReport(), session, query, now),
    getInvoice: ({ services, session, params, now }) =>
      findInvoice(services.database, session, params.id, now),
    markInvoicePaid: markPaid,
    issueCreditNote: creditInvoice,
    printInvoice: async (call) => {
      const { services, session, params, query, locale, now } = call;
      const found = await findInvoice(services.database, session, params.id, now);
      const document = invoiceDocument(found, query.locale ?? locale);
      return sendPdf(pdf, call, document, { action: "invoice.downloaded", id: found.id });
    },
    exportInvoiceLines: async ({ openReport, session, params, now, reply }) => {
      const found = await findInvoice(openReport().database, session, params.id, now);
      return sendCsv(reply, found.number, lineColumns, [lineRows(found)]);
    },
    printCreditNote: async (call) => {
      const { services, session, params, query, locale, now } = call;
      const invoiceId = await invoiceOfNote(services.database, params.id);
      const found = await findInvoice(services.database, session, invoiceId, now);
      const note = found.creditNotes.find(({ id }) => id === params.id);
      if (!note) throw new Refusal("not_found");
      const document = creditNoteDocument(found, note, query.locale ?? locale);
      return sendPdf(pdf, call, document, { action: "credit-note.downloaded", id: note.id });
    },
  });
