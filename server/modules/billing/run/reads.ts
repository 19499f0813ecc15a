import { textKey } from "@console-shell/contract/words/typed-text";
import { createHash } from "node:crypto";
import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { type ReadBill, readBills, countedRequests, everyBill } from "./bills.ts";
import { type Kysely, sql } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { type Calendar, phaseOf, readCalendar, readyAt } from "../calendar.ts";
import { monthStart, monthBefore } from "../months.ts";
import type { ApiOutput } from "@console-shell/contract";
import type { Currency } from "@console-shell/contract/calls/finance";
import type {
  listOpenMonths,
  previewBilling,
  readFingerprints,
} from "@console-shell/contract/calls/finance-billing-runs";
import type { z } from "zod";
import { readIssuer } from "../issuer/reads.ts";

const hash = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

/** The issuer; undefined if none is configured yet. */
type Issuer = Pick<IssuerVersion, "id"> | undefined;

/** A bill's fingerprint: it changes with the issuer, prices, tax, usage or amounts. */
export const fingerprintOf = (month: string, issuer: Issuer, bill: ReadBill): string =>
  hash([
    month,
    issuer?.id ?? null,
    bill.clientId,
    bill.versionId,
    bill.taxRate,
    bill.lines.map(({ item, quantity, unitPrice, firstCalls, furtherPrice, amount }) => [
      item,
      quantity,
      unitPrice,
      firstCalls,
      furtherPrice,
      amount,
    ]),
    bill.subtotal,
    bill.tax,
    bill.total,
  ]);

/** Fingerprint of everything a run would issue. */
const digestOf = (fingerprints: readonly string[]): string => hash(fingerprints);

const instant = (at: number) => sql<number>`cast(${at} as bigint)`;

/* Clients with requests in a month but no invoice for it. */
const callersOf = (database: Kysely<Tables>, calendar: Calendar, month: string) =>
  countedRequests(database, calendar, month)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("invoices as invoice")
            .whereRef("invoice.clientId", "=", "usage.payerId")
            .where("invoice.periodStart", "=", monthStart(month))
            .select("invoice.clientId"),
        ),
      ),
    )
    .groupBy("usage.payerId")
    .select([
      "usage.payerId as id",
      instant(monthStart(month)).as("since"),
      instant(monthStart(month)).as("until"),
    ]);

/*
 * Clients that ever had a plan and have fewer invoices than months since their first one: only they can owe the fee of
 * a month without requests.
 */
const withGaps = (database: Kysely<Tables>, months: readonly string[]) => {
  const starts = months.map(monthStart);
  const first = sql<number>`min(period_start)`;
  const isOneOf = (at: typeof first) =>
    sql<number>`case when ${at} in (${sql.join(starts)}) then 1 else 0 end`;
  const monthsAfter = sql.join(
    starts.map((start) => sql`case when ${first} < ${start} then 1 else 0 end`),
    sql` + `,
  );
  return database
    .selectFrom("invoices")
    .where("clientId", "in", (select) =>
      select.selectFrom("clientTerms").where("planId", "is not", null).select("clientId"),
    )
    .groupBy("clientId")
    .having(sql<boolean>`${monthsAfter} + ${isOneOf(first)} > sum(${isOneOf(sql`period_start`)})`)
    .select([
      "clientId as id",
      sql<number>`${first} + 1`.as("since"),
      instant(Math.max(...starts)).as("until"),
    ]);
};

interface Months {
  months: readonly string[];
  calendar: Calendar;
}

/* Clients that may owe something for one of the months, by number. */
const readCandidates = (database: Kysely<Tables>, viewer: Viewer, { months, calendar }: Months) => {
  const candidates = months
    .map((month) => callersOf(database, calendar, month))
    .reduce((all, some) => all.unionAll(some), withGaps(database, months));
  return database
    .selectFrom(candidates.as("candidate"))
    .innerJoin("financeClients as client", "client.id", "candidate.id")
    .where(visibleTo(viewer))
    .orderBy("client.number")
    .select(["client.id", "candidate.since", "candidate.until"])
    .execute();
};

/* A zero amount is never invoiced; nor is a month without requests and without a fee. */
const isOpen = ({ invoiceId, calls, skipped }: ReadBill): boolean =>
  invoiceId === null && (skipped === null || (calls > 0 && skipped !== "nothing"));

/**
 * Unissued bills of these months, for clients with requests in the month or an invoice for an earlier one: month by month,
 * by client number.
 */
async function* everyOpenBill(
  database: Kysely<Tables>,
  viewer: Viewer,
  which: Months,
): AsyncGenerator<{ month: string; bills: ReadBill[] }> {
  const { months, calendar } = which;
  const candidates = await readCandidates(database, viewer, which);
  for (const month of months) {
    const start = monthStart(month);
    const mayOwe = candidates.filter(({ since, until }) => since <= start && start <= until);
    for (const clientIds of chunksOf([...new Set(mayOwe.map(({ id }) => id))])) {
      const bills = await readBills(database, viewer, { month, clientIds, calendar });
      yield { month, bills: bills.filter(isOpen) };
    }
  }
}

const isToIssue = ({ skipped }: ReadBill): boolean => skipped === null;

/* Not a `defineList`: bills are computed, there are no rows to sort and skip. */
const pageOf = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
) => rows.slice((page - 1) * pageSize, page * pageSize);

/** One page of a run's preview, with the sums of the whole run. */
export const previewRun = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  query: z.output<typeof previewBilling.query>,
  now: number,
): Promise<z.input<typeof previewBilling.output>> => {
  const { month, search = "", state } = query;
  const issuer = await readIssuer(database);
  const calendar = await readCalendar(database, now);
  const text = textKey(search);
  const isFound = (bill: ReadBill) =>
    (state === undefined || isToIssue(bill) === (state === "to-issue")) &&
    textKey(`${bill.clientName}\n${bill.clientNumber}`).includes(text);
  const fingerprints: string[] = [];
  const sums = new Map<Currency, number>();
  const toIssue: ReadBill[] = [];
  const others: ReadBill[] = [];
  for await (const bills of everyBill(database, viewer, { month, calendar }))
    for (const bill of bills) {
      if (isFound(bill)) (isToIssue(bill) ? toIssue : others).push(bill);
      if (!isToIssue(bill)) continue;
      fingerprints.push(fingerprintOf(month, issuer, bill));
      sums.set(bill.currency, (sums.get(bill.currency) ?? 0) + bill.total);
    }
  const found = [...toIssue, ...others];
  return {
    month,
    phase: phaseOf(calendar, month, now),
    readyAt: readyAt(calendar, month),
    issuerKnown: issuer !== undefined,
    issuerUnprintable: issuer?.unprintable ?? "",
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
export const fingerprintsOf = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  month: string,
  now: number,
): Promise<z.input<typeof readFingerprints.output>> => {
  const issuer = await readIssuer(database);
  const calendar = await readCalendar(database, now);
  const clients: { clientId: string; fingerprint: string }[] = [];
  for await (const bills of everyBill(database, viewer, { month, calendar }))
    for (const bill of bills.filter(isToIssue))
      clients.push({
        clientId: bill.clientId,
        fingerprint: fingerprintOf(month, issuer, bill),
      });
  return { digest: digestOf(clients.map(({ fingerprint }) => fingerprint)), clients };
};

/** Past months of the last two years with requests or a fee that weren't invoiced, oldest first. */
export const openMonths = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  query: z.output<typeof listOpenMonths.query>,
  now: number,
): Promise<z.input<typeof listOpenMonths.output>> => {
  const found: ApiOutput<"GET /cc-api/finance/billing/open">["items"] = [];
  const months: string[] = [];
  const calendar = await readCalendar(database, now);
  let { month } = calendar;
  for (let back = 0; back < 24; back += 1) {
    month = monthBefore(month);
    if (month !== query.except) months.unshift(month);
  }
  for await (const { month: of, bills } of everyOpenBill(database, viewer, { months, calendar }))
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
