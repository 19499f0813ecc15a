import type {
  markInvoicePaid,
  issueCreditNote,
} from "@console-shell/contract/calls/finance-invoice";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce, usedKey } from "../answer-once.ts";
import { findInvoice, lockInvoice } from "./reads.ts";
import { signal } from "#platform/signal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { CreditNote, InvoiceDetail } from "@console-shell/contract/calls/finance";
import { creditTaxOf, moneyText } from "@console-shell/contract/words/money";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { addEntry } from "../ledger/writes.ts";
import { dayIn, readCalendar } from "../calendar.ts";
import { nextInYear } from "../numbers.ts";
import { invoicePostings, reversedPostings } from "../ledger/postings.ts";

/** Marks the rest of an invoice as paid; throws `conflict` if it's paid or void. */
export const markPaid = (call: Call<typeof markInvoicePaid>): Promise<InvoiceDetail> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.pay", call, async () => {
      const { services, params, body, session, now } = call;
      const { invoice } = await lockInvoice(services, transaction, session, params.id);
      if (invoice.status !== "issued")
        throw new Refusal("conflict", [{ path: "status", code: "decided" }]);
      await transaction
        .updateTable("invoices")
        .set({ status: "paid", paidAt: now })
        .where("id", "=", invoice.id)
        .execute();
      await signal(transaction, [{ event: "waiting", permission: "finance:invoice:read" }]);
      const paid = await findInvoice(transaction, session, invoice.id, now);
      await recordAudit(call, transaction, {
        action: "invoice.paid",
        target: { id: invoice.id, name: invoice.number },
        details: { reference: body.reference },
      });
      return paid;
    }),
  );

type Credit = Call<typeof issueCreditNote>;
type Sums = Pick<CreditNote, "subtotal" | "tax" | "total">;

/** Refuses amounts over the uncredited amount of a line. */
const checkLines = (lines: Credit["body"]["lines"], invoice: InvoiceDetail) => {
  for (const [index, { position, amount }] of lines.entries()) {
    const line = invoice.lines.find((one) => one.position === position);
    if (!line)
      throw new Refusal("bad_input", [{ path: `lines.${index}.position`, code: "unknown" }]);
    if (amount > line.left)
      throw new Refusal("conflict", [
        {
          path: `lines.${index}.amount`,
          code: "over_line",
          name: `${moneyText(line.left, invoice.currency)} ${invoice.currency}`,
        },
      ]);
  }
};

const sumsOf = (lines: Credit["body"]["lines"], invoice: InvoiceDetail): Sums => {
  const subtotal = lines.reduce((all, { amount }) => all + amount, 0);
  const tax = creditTaxOf(invoice, subtotal);
  return { subtotal, tax, total: subtotal + tax };
};

const insertNote = async (
  transaction: Kysely<Tables>,
  { body, params, by }: Credit,
  note: Sums & { id: string; number: string; entryId: string },
) => {
  const inserted = await transaction
    .insertInto("creditNotes")
    .values({
      ...note,
      invoiceId: params.id,
      reason: body.reason,
      idempotencyKey: body.idempotencyKey,
      issuedBy: by.operatorId,
      issuedAt: by.now,
    })
    // The stored response is removed after a week; the key stays unique.
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) throw usedKey();
  await transaction
    .insertInto("creditNoteLines")
    .values(body.lines.map((line) => ({ ...line, creditNoteId: note.id })))
    .execute();
};

/**
 * Credits part of an invoice with a numbered note, posted as the opposite of its charge. A fully credited invoice
 * becomes void.
 */
export const creditInvoice = (call: Credit): Promise<InvoiceDetail> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.credit", call, async () => {
      const { services, by, params, body, session, now } = call;
      const { invoice, client } = await lockInvoice(services, transaction, session, params.id);
      const detail = await findInvoice(transaction, session, invoice.id, now);
      checkLines(body.lines, detail);
      const sums = sumsOf(body.lines, detail);
      const id = newId();
      const { timeZone } = detail.issuer ?? (await readCalendar(transaction, now));
      const number = await nextInYear(transaction, "CN", dayIn(now, timeZone));
      const entryId = await addEntry(services, transaction, by, client, {
        kind: "credit-note",
        effect: sums.total,
        postings: reversedPostings(invoicePostings(sums)),
        memo: `${number} · ${invoice.number}`,
        idempotencyKey: `credit-note/${id}`,
        reversesId: null,
      });
      await insertNote(transaction, call, { ...sums, id, number, entryId });
      const credited = invoice.credited + sums.total;
      await transaction
        .updateTable("invoices")
        .set({ credited, ...(credited === invoice.total && { status: "void" as const }) })
        .where("id", "=", invoice.id)
        .execute();
      await signal(transaction, [{ event: "waiting", permission: "finance:invoice:read" }]);
      const credit = await findInvoice(transaction, session, invoice.id, now);
      await recordAudit(call, transaction, {
        action: "credit-note.issued",
        target: { id, name: number },
        details: { invoice: invoice.number, total: sums.total, currency: invoice.currency },
      });
      return credit;
    }),
  );
