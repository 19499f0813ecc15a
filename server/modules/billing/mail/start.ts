import { sendInvoices } from "@console-shell/contract/calls/finance-invoice-mails";
import type { Feature } from "#kernel/call.ts";
import type { PdfWorker } from "../document/pdf.ts";
import { startReminding } from "./remind.ts";
import { startSending } from "./send.ts";

/** Sends queued e-mails and queues due reminders, in processes that work in the background. */
export const sendInvoiceMails =
  (pdf: PdfWorker): Feature =>
  (_route, hooks, services) => {
    hooks.background("worker", () => {
      const worker = startSending(services, pdf);
      const stopReminding = startReminding(services, worker.notify);
      hooks.onAnswer(({ endpoint, status }) => {
        if (status < 400 && endpoint.name === sendInvoices.name) worker.notify();
      });
      return async () => {
        await stopReminding();
        await worker.close();
      };
    });
  };
