import type { FastifyReply } from "fastify";
import type { InvoiceDocument } from "./invoice-document.ts";
import type { PdfWorker } from "./pdf-worker.ts";

/** Renders a document and answers with it, as a download named for its number. */
export const sendPdf = async (
  worker: PdfWorker,
  reply: FastifyReply,
  document: InvoiceDocument,
): Promise<Buffer> => {
  // A download that was cancelled holds up no others.
  const closed = new AbortController();
  reply.raw.once("close", () => closed.abort());
  const pdf = await worker.draw(document, closed.signal);
  void reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${document.number}.pdf"`);
  return pdf;
};
