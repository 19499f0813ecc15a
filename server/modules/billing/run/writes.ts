import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import type { runBilling, RunReason } from "@console-shell/contract/calls/finance-billing-runs";
import { recordAudit } from "#modules/identity/index.ts";
import { addEntry } from "../ledger/writes.ts";
import { lockClient } from "../client/reads.ts";
import { readIssuer } from "../issuer/reads.ts";
import { nextInYear } from "../numbers.ts";
import { invoicePostings } from "../ledger/postings.ts";
import { fingerprintOf } from "./reads.ts";
import { addDays, phaseOf, readCalendar, storedDay } from "../calendar.ts";
import { monthEnd, monthStart } from "../months.ts";
import { readBills, type ReadBill } from "./bills.ts";
import type { ApiOutput } from "@console-shell/contract";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { storeAnswer, claimKey } from "../answer-once.ts";
import { visibleTo } from "../viewer.ts";

type Issuing = Pick<Call<typeof runBilling>, "services" | "by" | "session" | "request" | "now">;
/** Days until an invoice is due. */
const dueInDays = 30;

const insertLines = (transaction: Kysely<Tables>, invoiceId: string, { lines }: ReadBill) =>
  transaction
    .insertInto("invoiceLines")
    .values(lines.map((line) => ({ ...line, invoiceId })))
    .execute();

interface ToIssue {
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
  const { services, by, session, now } = call;
  // Of several concurrent runs the second finds the first one's invoice.
  const client = await lockClient(services, transaction, session, clientId);
  const issuer = await readIssuer(transaction);
  const calendar = await readCalendar(transaction, now);
  const [bill] = await readBills(transaction, session, { month, clientIds: [clientId], calendar });
  if (!issuer || !bill || bill.skipped !== null) return { bill };
  if (fingerprintOf(month, issuer, bill) !== fingerprint) return { bill };
  const { today } = calendar;
  const number = await nextInYear(transaction, "INV", today);
  const id = newId();
  const entryId = await addEntry(services, transaction, by, client, {
    kind: "charge",
    effect: -bill.total,
    postings: invoicePostings(bill),
    memo: number,
    // Contains a character that callers' keys can't have, so nobody else can use it.
    idempotencyKey: `invoice/${clientId}/${month}`,
    reversesId: null,
  });
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
      dueAt: storedDay(addDays(today, dueInDays)),
      paidAt: covered ? now : null,
      subtotal: bill.subtotal,
      taxRate: bill.taxRate,
      tax: bill.tax,
      total: bill.total,
      planVersionId: bill.versionId,
      entryId,
      issuedBy: by.operatorId,
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

type Run = Call<typeof runBilling>;
type Ran = ApiOutput<"POST /cc-api/finance/billing/run">;
type Named = Pick<Ran["issued"][number], "clientId" | "clientNumber" | "clientName" | "currency">;
type Outcome = { issued: Ran["issued"][number] } | { skipped: Ran["skipped"][number] };

/** A named client, and the fingerprint of its previewed bill. */
type Asked = Named & { fingerprint: string };

/** The named clients, in order; undefined for one that isn't visible to the operator. */
const readNamed = async (
  transaction: Kysely<Tables>,
  { session, body }: Run,
): Promise<(Asked | undefined)[]> => {
  const rows = await transaction
    .selectFrom("financeClients as client")
    .where(visibleTo(session))
    .where(
      "client.id",
      "in",
      body.clients.map(({ clientId }) => clientId),
    )
    .select([
      "client.id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "client.currency",
    ])
    .execute();
  const known = new Map(rows.map((row) => [row.clientId, row]));
  return body.clients.map(({ clientId, fingerprint }) => {
    const found = known.get(clientId);
    return found && { ...found, fingerprint };
  });
};

/**
 * The stored response to this run's key, or the clients to bill. A new run throws `bad_input` for a client that isn't
 * visible to the operator; a resumed one skips clients that are no longer visible.
 */
const begin = async (
  transaction: Kysely<Tables>,
  call: Run,
): Promise<{ answer: Ran } | { clients: Asked[] }> => {
  const { earlier } = await claimKey(transaction, "finance.billing.run", call);
  if (earlier?.answer) return { answer: JSON.parse(earlier.answer) as Ran };
  const named = await readNamed(transaction, call);
  const unseen = named.indexOf(undefined);
  if (!earlier && unseen >= 0)
    throw new Refusal("bad_input", [{ path: `clients.${unseen}.clientId`, code: "unknown" }]);
  return { clients: named.filter((client) => client !== undefined) };
};

/** The invoice this run issued for a client before its response was lost. */
const findIssued = async ({ services, body }: Run, client: Named): Promise<Outcome | undefined> => {
  const issued = await services.database
    .selectFrom("invoices")
    .select(["id", "number", "total"])
    .where("clientId", "=", client.clientId)
    .where("periodStart", "=", monthStart(body.month))
    .where("runKey", "=", body.idempotencyKey)
    .executeTakeFirst();
  return issued && { issued: { ...client, ...issued } };
};

const runOne = async (call: Run, { fingerprint, ...client }: Asked): Promise<Outcome> => {
  const { services, body, request } = call;
  const { month, idempotencyKey: runKey } = body;
  const { clientId } = client;
  const skip = (reason: RunReason, more: Partial<Ran["skipped"][number]> = {}): Outcome => ({
    skipped: { ...client, reason, invoiceId: null, invoiceNumber: null, traceId: null, ...more },
  });
  try {
    const { bill, issued } = await transactionWithDeadline(services.database, (transaction) =>
      issueInvoice(call, transaction, { clientId, month, fingerprint, runKey }),
    );
    if (bill && issued) return { issued: { ...client, ...issued, total: bill.total } };
    if (!bill || bill.skipped === null) return skip("changed");
    const { skipped, invoiceId, invoiceNumber } = bill;
    if (skipped !== "invoiced") return skip(skipped);
    return (await findIssued(call, client)) ?? skip(skipped, { invoiceId, invoiceNumber });
  } catch (error) {
    // The others get theirs; the operator finds this one in the log by the request's trace ID.
    request.log.error({ err: error, clientId, month }, "An invoice could not be issued");
    return skip("failed", { traceId: request.id });
  }
};

const checkMonth = async ({ services, body: { month }, now }: Run) => {
  const phase = phaseOf(await readCalendar(services.database, now), month, now);
  if (phase === "ready") return;
  const code = phase === "running" ? "month_not_over" : "month_settling";
  throw new Refusal("conflict", [{ path: "month", code }]);
};

/**
 * Issues the previewed invoices of a finished month, each in its own transaction: one failure doesn't undo the others,
 * and bills that changed since the preview are skipped. A repeated call returns the same response, or resumes where it
 * was interrupted.
 */
export const issueInvoices = async (call: Run): Promise<Ran> => {
  const { services, body } = call;
  const { database } = services;
  await checkMonth(call);
  if (!(await readIssuer(database)))
    throw new Refusal("conflict", [{ path: "issuer", code: "issuer_missing" }]);
  const begun = await transactionWithDeadline(database, (transaction) => begin(transaction, call));
  if ("answer" in begun) return begun.answer;
  const ran: Ran = { month: body.month, issued: [], skipped: [] };
  for (const client of begun.clients) {
    const outcome = await runOne(call, client);
    if ("issued" in outcome) ran.issued.push(outcome.issued);
    else ran.skipped.push(outcome.skipped);
  }
  await storeAnswer(database, body.idempotencyKey, ran);
  return ran;
};
