import {
  exportInvoiceLines,
  printCreditNote,
  printInvoice,
} from "@console-shell/contract/calls/finance-billing";
import type { FastifyReply } from "fastify";
import type { Feature } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { sendCsv } from "../../../../kernel/send-csv.ts";
import { findInvoice } from "../invoice-queries.ts";
import { createDrawer } from "./drawer.ts";
import { creditNotePaper, invoicePaper, type Paper } from "./paper.ts";

const lineColumns = [
  "position",
  "item",
  "quantity",
  "unitPrice",
  "firstCalls",
  "furtherPrice",
  "amount",
] as const;

/** Invoices and credit notes as files. */
export const documents: Feature = (route, hooks, { database }) => {
  const drawer = createDrawer();
  hooks.onClose(drawer.close);
  const sendPdf = async (reply: FastifyReply, paper: Paper): Promise<Buffer> => {
    const pdf = await drawer.draw(paper);
    void reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="${paper.number}.pdf"`);
    return pdf;
  };

  route(printInvoice, async ({ params, query, session, locale, now, reply }) => {
    const invoice = await findInvoice(database, session, params.id, now);
    return sendPdf(reply, invoicePaper(invoice, query.locale ?? locale));
  });

  route(exportInvoiceLines, async ({ openReport, params, session, now, reply }) => {
    const { database: source } = openReport();
    const { number, lines } = await findInvoice(source, session, params.id, now);
    return sendCsv(reply, number, lineColumns, [lines]);
  });

  route(printCreditNote, async ({ params, query, session, locale, now, reply }) => {
    const found = await database
      .selectFrom("credit_notes")
      .select("invoice_id")
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!found) throw new Refusal("not_found");
    const invoice = await findInvoice(database, session, found.invoice_id, now);
    const note = invoice.creditNotes.find(({ id }) => id === params.id);
    if (!note) throw new Refusal("not_found");
    return sendPdf(reply, creditNotePaper(invoice, note, query.locale ?? locale));
  });
};
