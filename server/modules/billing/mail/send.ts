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
import { composeMail, filesOf, textOf } from "./compose.ts";
import { notifyMailFailure } from "./writes.ts";

type QueuedMail = Leased<"invoiceMails">;

const minute = 60_000;
/** Polling interval in milliseconds, without notifications. */
const every = 2_000;
const atOnce = 4;
/** Lease in milliseconds until an e-mail is handed over, and from then on: mail servers may be slow. */
const leaseTime = 2 * minute;
const handOverTime = 15 * minute;

const ended = { dueAt: null, lease: null };

/** Changes an e-mail, unless another process has it by now. */
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

interface Part {
  row: Pick<QueuedMail, "id">;
  invoice: InvoiceDetail;
}

/** The e-mail's invoices, and the rows of those that needn't be e-mailed anymore. */
const readParts = async (services: Services, mail: QueuedMail) => {
  const { database, clock } = services;
  const others = await database
    .selectFrom("invoiceMails")
    .select(["id", "invoiceId"])
    .where("leadId", "=", mail.id)
    .where("state", "=", "waiting")
    .orderBy("id")
    .execute();
  const parts: Part[] = [];
  const done: string[] = [];
  for (const row of [mail, ...others]) {
    const invoice = await findInvoice(database, everyone, row.invoiceId, clock());
    const isDone = invoice.status === "void" || (mail.kind === "reminder" && invoice.open === 0);
    if (isDone) done.push(row.id);
    else parts.push({ row, invoice });
  }
  return { parts, done };
};

const filesOfInvoice = async (
  pdf: PdfWorker,
  invoice: InvoiceDetail,
  { locale }: QueuedMail,
): Promise<MailFile[]> => {
  const [pdfName, csvName] = filesOf(invoice);
  return [
    {
      name: pdfName,
      type: "application/pdf",
      content: await pdf.draw(invoiceDocument(invoice, locale)),
    },
    {
      name: csvName,
      type: "text/csv; charset=utf-8",
      content: Buffer.from(await csvText(lineColumns, lineRows(invoice))),
    },
  ];
};

/**
 * Leaves out the invoices that were paid or credited since. If the e-mail's own is among them, the next one's row moves into
 * its place in the queue, and this attempt ends.
 */
const leaveOut = (
  services: Services,
  mail: QueuedMail,
  { parts, done }: Awaited<ReturnType<typeof readParts>>,
): Promise<boolean> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const [next] = parts;
    const goesOn = next?.row.id === mail.id;
    const own = { database: transaction };
    if (!goesOn && !(await change(own, mail, { ...ended, state: "cancelled" }))) return false;
    const rows = transaction.updateTable("invoiceMails").where("leadId", "=", mail.id);
    const others = done.filter((id) => id !== mail.id);
    if (others.length > 0)
      await rows.where("id", "in", others).set({ state: "cancelled" }).execute();
    if (!next || goesOn) return goesOn;
    await rows.where("id", "<>", next.row.id).set({ leadId: next.row.id }).execute();
    await transaction
      .updateTable("invoiceMails")
      .set({ leadId: null, dueAt: services.clock(), tries: mail.tries })
      .where("id", "=", next.row.id)
      .execute();
    return false;
  });

/** The e-mail as it's sent now; undefined if this row isn't sent anymore, also if that changes while PDFs are drawn. */
const prepare = async (
  services: Services,
  pdf: PdfWorker,
  mail: QueuedMail,
): Promise<{ subject: string; body: string; files: MailFile[] } | undefined> => {
  const { parts, done } = await readParts(services, mail);
  if (done.length > 0 && !(await leaveOut(services, mail, { parts, done }))) return undefined;
  const invoices = parts.map(({ invoice }) => invoice) as [InvoiceDetail, ...InvoiceDetail[]];
  const files: MailFile[] = [];
  for (const invoice of invoices) files.push(...(await filesOfInvoice(pdf, invoice, mail)));
  if ((await readParts(services, mail)).done.length > 0) return prepare(services, pdf, mail);
  const { kind, locale, message, subject, body } = mail;
  if (message === null) return { subject, body, files };
  const composed = composeMail(invoices, { kind, locale });
  return { subject: composed.subject, body: textOf(composed, message), files };
};

/** Ends an e-mail that didn't reach its recipient, or may not have, and notifies those who can send it again. */
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
 * Sends one e-mail at most once. It's marked right before the mail server gets it: if the process dies after that,
 * nobody knows whether it was delivered, and it isn't sent again by itself.
 */
const send = async (services: Services, pdf: PdfWorker, mail: QueuedMail): Promise<void> => {
  const { clock, mailer, publicUrl } = services;
  if (mail.handedAt !== null) {
    await giveUp(services, mail, { ...ended, state: "unconfirmed" });
    return;
  }
  let prepared: Awaited<ReturnType<typeof prepare>>;
  try {
    prepared = await prepare(services, pdf, mail);
  } catch (error) {
    await fail(services, mail, error, true);
    return;
  }
  if (!prepared) return;
  const handedAt = clock();
  const { subject, body, files } = prepared;
  const sent = { subject, body, handedAt, dueAt: handedAt + handOverTime };
  if (!(await change(services, mail, sent))) return;
  const { id, recipient: to, locale } = mail;
  const messageId = messageIdOf(id, publicUrl);
  try {
    await mailer.send({ to, subject, text: body, locale, files, messageId });
  } catch (error) {
    if (!mailer.delivers) await fail(services, mail, error, false);
    else if (wasNotTaken(error)) await fail(services, mail, error, isTemporary(error));
    else await giveUp(services, mail, { ...ended, state: "unconfirmed", error: String(error) });
    return;
  }
  await change(services, mail, { ...ended, state: "sent", sentAt: clock(), error: null });
};

/** Sends queued e-mails with invoices in this process. */
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
