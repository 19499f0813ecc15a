import type { FastifyReply } from "fastify";
import type { InvoiceDocument } from "./invoice-document.ts";
import type { PdfWorker } from "./pdf-worker.ts";

/** Renders a document and answers with it, as a download named for its number. */
export const sendPdf = async (
  worker: PdfWorker,
  reply: FastifyReply,
  document: InvoiceDocument,
): Promise<Buffer> => {
  const pdf = await worker.draw(document);
  void reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${document.number}.pdf"`);
  return pdf;
};
