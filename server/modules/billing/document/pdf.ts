import { Refusal } from "#kernel/refusal.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { createThreadPool } from "#platform/thread-pool.ts";
import type { InvoiceDocument } from "./invoice.ts";
import type { Endpoint } from "@console-shell/contract";
import type { Call } from "#kernel/call.ts";
import { auditDownload } from "#modules/identity/index.ts";

type DrawingThread = typeof import("./draw.ts");

export interface PdfWorker {
  /** Renders a document; throws `unavailable` if too many wait, if it times out, or if it's aborted while it waits. */
  draw: (document: InvoiceDocument, signal?: AbortSignal) => Promise<Buffer>;
  /** Ends the thread; queued documents are refused. */
  close: () => Promise<void>;
}

/** One worker thread that renders documents in sequence: parsing two fonts for each would block all other calls. */
export const createPdfWorker = ({ queue = 50, timeout = 15_000 } = {}): PdfWorker => {
  const script = new URL("./draw.ts", import.meta.url);
  const pool = createThreadPool<DrawingThread>(script, { threads: 1, timeout });
  const inSlot = createSemaphore({ slots: 1, queue });
  const draw = async (document: InvoiceDocument) => {
    try {
      return Buffer.from(await pool.run("drawDocument", JSON.stringify(document)));
    } catch (error) {
      throw (error as Error).name === "AbortError" ? new Refusal("unavailable") : error;
    }
  };
  return {
    draw: (document, signal) => inSlot(() => draw(document), undefined, signal),
    close: () => pool.close(),
  };
};

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
