import type { Endpoint } from "@console-shell/contract";
import type { Call } from "#kernel/call.ts";
import { auditDownload } from "#modules/identity/index.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import type { PdfWorker } from "./pdf-worker.ts";

/** Renders a document and answers with it, as an audited download named for its number. */
export const sendPdf = async (
  worker: PdfWorker,
  call: Parameters<typeof auditDownload>[0] & Pick<Call<Endpoint>, "reply">,
  document: InvoiceDocument,
  audited: { action: Parameters<typeof auditDownload>[1]; id: string },
): Promise<Buffer> => {
  const { reply } = call;
  // A download that was cancelled holds up no others.
  const closed = new AbortController();
  reply.raw.once("close", () => closed.abort());
  const pdf = await worker.draw(document, closed.signal);
  await auditDownload(call, audited.action, { id: audited.id, name: document.number });
  void reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${document.number}.pdf"`);
  return pdf;
};
