import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import type { PdfWorker } from "../document/pdf.ts";
import type { Kysely } from "kysely";
import { csvText } from "#kernel/send-csv.ts";
import { nextAttemptAt, retryDelays } from "#platform/jobs/back-off.ts";
import { claimDue, type Leased } from "#platform/jobs/claim.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.ts";
import { isTemporary, type MailFile, wasNotTaken } from "#platform/mail/mailer.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { Services } from "#platform/services.ts";
import { invoiceDocument } from "../document/invoice.ts";
import { lineColumns, lineRows, lockInvoice, findInvoice } from "../invoice/reads.ts";
import { everyone } from "../viewer.ts";
import { filesOf } from "./compose.ts";
import { notifyMailFailure } from "./writes.ts";

type QueuedMail = Leased<"invoiceMails">;

const minute = 60_000;
/** Polling interval in milliseconds, without notifications. */
const every = 2_000;
const atOnce = 4;
/** Lease in milliseconds until a mail is handed over, and from then on: mail servers may be slow. */
const leaseTime = 2 * minute;
const handOverTime = 15 * minute;

const ended = { dueAt: null, lease: null };

/** Changes a mail, unless another process has it by now. */
const change = (
  { database }: { database: Kysely<Tables> },
  { id, lease }: QueuedMail,
  values: Partial<Omit<QueuedMail, "lease">> & { lease?: null },
) =>
  database
    .updateTable("invoiceMails")
    .set(values)
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("id")
    .executeTakeFirst();

/** The mail's invoice; undefined if the mail needn't be sent anymore. */
const readInvoice = async (
  { database, clock }: Services,
  { invoiceId, kind }: QueuedMail,
): Promise<InvoiceDetail | undefined> => {
  const invoice = await findInvoice(database, everyone, invoiceId, clock());
  const isDone = invoice.status === "void" || (kind === "reminder" && invoice.open === 0);
  return isDone ? undefined : invoice;
};

/** The files of a mail; undefined if it needn't be sent anymore, also if that changes while the PDF is drawn. */
const readFiles = async (
  services: Services,
  pdf: PdfWorker,
  mail: QueuedMail,
): Promise<MailFile[] | undefined> => {
  const invoice = await readInvoice(services, mail);
  if (!invoice) return undefined;
  const [pdfName = "", csvName = ""] = filesOf(invoice);
  const files = [
    {
      name: pdfName,
      type: "application/pdf",
      content: await pdf.draw(invoiceDocument(invoice, mail.locale)),
    },
    {
      name: csvName,
      type: "text/csv; charset=utf-8",
      content: Buffer.from(await csvText(lineColumns, lineRows(invoice))),
    },
  ];
  return (await readInvoice(services, mail)) && files;
};

/** Ends a mail that didn't reach its recipient, or may not have, and notifies those who can send it again. */
const giveUp = (
  services: Services,
  mail: QueuedMail,
  values: Parameters<typeof change>[2] & { state: "failed" | "unconfirmed" },
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const { invoice, client } = await lockInvoice(services, transaction, everyone, mail.invoiceId);
    if (await change({ database: transaction }, mail, values))
      await notifyMailFailure(transaction, invoice, client, mail.kind, services.clock());
  });

const fail = async (services: Services, mail: QueuedMail, cause: unknown, again: boolean) => {
  const tries = mail.tries + 1;
  const now = services.clock();
  const dueAt = again ? nextAttemptAt({ delays: retryDelays, jitter: 0.2 }, tries, now) : undefined;
  const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 1000);
  const values = { lease: null, tries, handedAt: null, error };
  if (dueAt === undefined) await giveUp(services, mail, { ...values, ...ended, state: "failed" });
  else await change(services, mail, { ...values, state: "waiting", dueAt });
};

/**
 * Sends one mail at most once. It's marked right before the mail server gets it: if the process dies after that,
 * nobody knows whether it was delivered, and it isn't sent again by itself.
 */
const send = async (services: Services, pdf: PdfWorker, mail: QueuedMail): Promise<void> => {
  const { clock, mailer, publicUrl } = services;
  if (mail.handedAt !== null) {
    await giveUp(services, mail, { ...ended, state: "unconfirmed" });
    return;
  }
  let files: MailFile[] | undefined;
  try {
    files = await readFiles(services, pdf, mail);
  } catch (error) {
    await fail(services, mail, error, true);
    return;
  }
  if (!files) {
    await change(services, mail, { ...ended, state: "cancelled" });
    return;
  }
  const handedAt = clock();
  const mine = await change(services, mail, { handedAt, dueAt: handedAt + handOverTime });
  if (!mine) return;
  const { id, recipient: to, subject, body: text, locale } = mail;
  const messageId = messageIdOf(id, publicUrl);
  try {
    await mailer.send({ to, subject, text, locale, files, messageId });
  } catch (error) {
    if (!mailer.delivers) await fail(services, mail, error, false);
    else if (wasNotTaken(error)) await fail(services, mail, error, isTemporary(error));
    else await giveUp(services, mail, { ...ended, state: "unconfirmed", error: String(error) });
    return;
  }
  await change(services, mail, { ...ended, state: "sent", sentAt: clock(), error: null });
};

/** Sends queued mails with invoices in this process. */
export const startSending = (services: Services, pdf: PdfWorker): Worker =>
  startWorker<QueuedMail>({
    queue: "invoice-mails",
    every,
    log: services.log,
    async claim(running, begin) {
      const limit = atOnce - running.length;
      if (limit <= 0) return;
      const now = services.clock();
      for (const mail of await claimDue(services, "invoiceMails", { now, limit, leaseTime }))
        begin(mail);
    },
    attempt: (mail) => send(services, pdf, mail),
  });
