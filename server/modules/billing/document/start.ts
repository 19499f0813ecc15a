import type { Feature } from "#kernel/call.ts";
import { clientRecord } from "#modules/billing/client/record/calls.ts";
import { invoice } from "#modules/billing/invoice/calls.ts";
import { sendInvoiceMails } from "#modules/billing/mail/start.ts";
import { createPdfWorker } from "./pdf.ts";

/** The features that render PDFs: they share the process's threads. */
export const documents: Feature = (route, hooks, services) => {
  const pdf = createPdfWorker();
  // A statement of a thousand pages doesn't hold up invoices.
  const statements = createPdfWorker({ queue: 5, timeout: 60_000 });
  clientRecord(statements)(route, hooks, services);
  invoice(pdf)(route, hooks, services);
  sendInvoiceMails(pdf)(route, hooks, services);
  // After the background work above has stopped: e-mails in progress need a thread.
  hooks.onClose(async () => {
    await Promise.all([pdf.close(), statements.close()]);
  });
};
