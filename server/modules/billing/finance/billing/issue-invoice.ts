import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import type { runBilling } from "@console-shell/contract/calls/finance-billing-runs";
import { recordAudit } from "#modules/identity/index.ts";
import { bookEntry } from "../book-entry.ts";
import { readIssuer } from "../issuer/read-issuer.ts";
import { nextInYear } from "../next-number.ts";
import { invoicePostings } from "../postings.ts";
import { lockClient } from "../record-entry.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { monthEnd, monthStart } from "./months.ts";
import { readBills, type ReadBill } from "./read-bills.ts";

type Issuing = Pick<Call<typeof runBilling>, "services" | "session" | "request" | "now">;
const day = 24 * 60 * 60 * 1000;

const insertLines = (transaction: Kysely<Tables>, invoiceId: string, { lines }: ReadBill) =>
  transaction
    .insertInto("invoiceLines")
    .values(lines.map((line) => ({ ...line, invoiceId })))
    .execute();

export interface ToIssue {
  clientId: string;
  month: string;
  /** The preview's fingerprint; a bill with another one isn't issued. */
  fingerprint: string;
  runKey: string;
}

/**
 * Issues a client's invoice for a month with its number and its charge, in one transaction. The charge may exceed the
 * credit limit: usage is always invoiced. If the balance covers it, it's paid. Returns the bill it read, and the
 * invoice if one was issued.
 */
export const issueInvoice = async (
  call: Issuing,
  transaction: Kysely<Tables>,
  { clientId, month, fingerprint, runKey }: ToIssue,
): Promise<{ bill: ReadBill | undefined; issued?: { id: string; number: string } }> => {
  const { services, session, now } = call;
  // Of several concurrent runs the second finds the first one's invoice.
  const client = await lockClient(services, transaction, session, clientId);
  const issuer = await readIssuer(transaction);
  const [bill] = await readBills(transaction, session, { month, clientIds: [clientId], now });
  if (!issuer || !bill || bill.skipped !== null) return { bill };
  if (fingerprintOf(month, issuer, bill) !== fingerprint) return { bill };
  const number = await nextInYear(transaction, "INV", now);
  const id = newId();
  const entryId = await bookEntry(
    services,
    transaction,
    client,
    {
      kind: "charge",
      effect: -bill.total,
      postings: invoicePostings(bill),
      memo: number,
      // Contains a character that callers' keys can't have, so nobody else can use it.
      idempotencyKey: `invoice/${clientId}/${month}`,
      reversesId: null,
    },
    { createdBy: session.operatorId, now },
  );
  const covered = client.balance >= bill.total;
  await transaction
    .insertInto("invoices")
    .values({
      id,
      number,
      clientId,
      clientName: client.name,
      currency: bill.currency,
      status: covered ? "paid" : "issued",
      periodStart: monthStart(month),
      periodEnd: monthEnd(month),
      issuedAt: now,
      dueAt: now + 30 * day,
      paidAt: covered ? now : null,
      subtotal: bill.subtotal,
      taxRate: bill.taxRate,
      tax: bill.tax,
      total: bill.total,
      planVersionId: bill.versionId,
      entryId,
      issuedBy: session.operatorId,
      issuerId: issuer.id,
      runKey,
    })
    .execute();
  await insertLines(transaction, id, bill);
  await recordAudit(call, transaction, {
    action: "invoice.issued",
    target: { id, name: number },
    details: { client: client.number, month, total: bill.total, currency: bill.currency },
  });
  return { bill, issued: { id, number } };
};
