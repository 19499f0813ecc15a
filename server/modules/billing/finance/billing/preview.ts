import type { ApiOutput } from "@console-shell/contract";
import type { Currency } from "@console-shell/contract/calls/finance";
import type {
  listOpenMonths,
  previewBilling,
  readFingerprints,
} from "@console-shell/contract/calls/finance-billing-runs";
import type { Handler } from "#kernel/call.ts";
import { readIssuer } from "../issuer/read-issuer.ts";
import { everyBill } from "./every-bill.ts";
import { digestOf, fingerprintOf } from "./fingerprint.ts";
import { monthBefore, monthOf, phaseOf, readyAt } from "./months.ts";
import { everyOpenBill } from "./open-months.ts";
import type { ReadBill } from "./read-bills.ts";

const isToIssue = ({ skipped }: ReadBill): boolean => skipped === null;

const pageOf = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
) => rows.slice((page - 1) * pageSize, page * pageSize);

/** One page of a run's preview, with the sums of the whole run. */
export const handlePreview: Handler<typeof previewBilling> = async (call) => {
  const { query, session, now } = call;
  const { database } = call.openReport();
  const { month, search = "", state } = query;
  const issuer = await readIssuer(database);
  const text = search.toLowerCase();
  const isFound = (bill: ReadBill) =>
    (state === undefined || isToIssue(bill) === (state === "to-issue")) &&
    `${bill.clientName}\n${bill.clientNumber}`.toLowerCase().includes(text);
  const fingerprints: string[] = [];
  const sums = new Map<Currency, number>();
  const toIssue: ReadBill[] = [];
  const others: ReadBill[] = [];
  for await (const bills of everyBill(database, session, { month, now }))
    for (const bill of bills) {
      if (isFound(bill)) (isToIssue(bill) ? toIssue : others).push(bill);
      if (!isToIssue(bill)) continue;
      fingerprints.push(fingerprintOf(month, issuer, bill));
      sums.set(bill.currency, (sums.get(bill.currency) ?? 0) + bill.total);
    }
  const found = [...toIssue, ...others];
  return {
    month,
    phase: phaseOf(month, now),
    readyAt: readyAt(month),
    issuerKnown: issuer !== undefined,
    toIssue: {
      count: fingerprints.length,
      sums: [...sums]
        .map(([currency, total]) => ({ currency, total }))
        .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
      digest: digestOf(fingerprints),
    },
    items: pageOf(found, query),
    total: found.length,
  };
};

/** The fingerprint a run must send to issue exactly what was previewed. */
export const handleFingerprints: Handler<typeof readFingerprints> = async (call) => {
  const { query, session, now } = call;
  const { database } = call.openReport();
  const { month } = query;
  const issuer = await readIssuer(database);
  const clients: { clientId: string; fingerprint: string }[] = [];
  for await (const bills of everyBill(database, session, { month, now }))
    for (const bill of bills.filter(isToIssue))
      clients.push({
        clientId: bill.clientId,
        fingerprint: fingerprintOf(month, issuer, bill),
      });
  return { digest: digestOf(clients.map(({ fingerprint }) => fingerprint)), clients };
};

/** Past months of the last two years with calls or a fee that weren't invoiced, oldest first. */
export const handleOpenMonths: Handler<typeof listOpenMonths> = async (call) => {
  const { query, session, now } = call;
  const found: ApiOutput<"GET /cc-api/finance/billing/open">["items"] = [];
  const months: string[] = [];
  let month = monthOf(now);
  for (let back = 0; back < 24; back += 1) {
    month = monthBefore(month);
    if (month !== query.except) months.unshift(month);
  }
  const { database } = call.openReport();
  for await (const { month: of, bills } of everyOpenBill(database, session, { months, now }))
    found.push(
      ...bills.map(({ clientId, clientNumber, clientName, currency, calls, skipped }) => ({
        month: of,
        clientId,
        clientNumber,
        clientName,
        currency,
        calls,
        skipped,
      })),
    );
  return { items: pageOf(found, query), total: found.length };
};
