import {
  exportInvoiceLines,
  printCreditNote,
  printInvoice,
} from "@console-shell/contract/calls/finance-invoice";
import type { Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { findInvoice, lineColumns, lineRows } from "./reads.ts";
import { creditNoteDocument, invoiceDocument } from "../document/invoice.ts";
import { type PdfWorker, sendPdf } from "../document/pdf.ts";

/** Invoices and credit notes as files. */
export const documents =
  (worker: PdfWorker): Feature =>
  (route, _hooks, { database }) => {
    route(printInvoice, async (call) => {
      const { params, query, session, locale, now } = call;
      const invoice = await findInvoice(database, session, params.id, now);
      const document = invoiceDocument(invoice, query.locale ?? locale);
      return sendPdf(worker, call, document, { action: "invoice.downloaded", id: invoice.id });
    });

    route(exportInvoiceLines, async ({ openReport, params, session, now, reply }) => {
      const { database: source } = openReport();
      const invoice = await findInvoice(source, session, params.id, now);
      return sendCsv(reply, invoice.number, lineColumns, [lineRows(invoice)]);
    });

    route(printCreditNote, async (call) => {
      const { params, query, session, locale, now } = call;
      const found = await database
        .selectFrom("creditNotes")
        .select("invoiceId")
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!found) throw new Refusal("not_found");
      const invoice = await findInvoice(database, session, found.invoiceId, now);
      const note = invoice.creditNotes.find(({ id }) => id === params.id);
      if (!note) throw new Refusal("not_found");
      const document = creditNoteDocument(invoice, note, query.locale ?? locale);
      return sendPdf(worker, call, document, { action: "credit-note.downloaded", id: note.id });
    });
  };
