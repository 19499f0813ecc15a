import { type Kysely, sql } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { monthStart } from "./months.ts";
import { readBills, type ReadBill } from "./read-bills.ts";
import { countedCalls } from "./read-usage.ts";

const instant = (at: number) => sql<number>`cast(${at} as bigint)`;

/* Clients with calls in a month but no invoice for it. */
const callersOf = (database: Kysely<Tables>, month: string) =>
  countedCalls(database, month)
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
 * a month without calls.
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

/* Clients that may owe something for one of the months, by number. */
const readCandidates = (database: Kysely<Tables>, viewer: Viewer, months: readonly string[]) => {
  const candidates = months
    .map((month) => callersOf(database, month))
    .reduce((all, some) => all.unionAll(some), withGaps(database, months));
  return database
    .selectFrom(candidates.as("candidate"))
    .innerJoin("financeClients as client", "client.id", "candidate.id")
    .where(visibleTo(viewer))
    .orderBy("client.number")
    .select(["client.id", "candidate.since", "candidate.until"])
    .execute();
};

/* A zero amount is never invoiced; nor is a month without calls and without a fee. */
const isOpen = ({ invoiceId, calls, skipped }: ReadBill): boolean =>
  invoiceId === null && (skipped === null || (calls > 0 && skipped !== "nothing"));

/**
 * Unissued bills of these months, for clients with calls in the month or an invoice for an earlier one: month by month,
 * by client number.
 */
export async function* everyOpenBill(
  database: Kysely<Tables>,
  viewer: Viewer,
  { months, now }: { months: readonly string[]; now: number },
): AsyncGenerator<{ month: string; bills: ReadBill[] }> {
  const candidates = await readCandidates(database, viewer, months);
  for (const month of months) {
    const start = monthStart(month);
    const mayOwe = candidates.filter(({ since, until }) => since <= start && start <= until);
    for (const clientIds of chunksOf([...new Set(mayOwe.map(({ id }) => id))])) {
      const bills = await readBills(database, viewer, { month, clientIds, now });
      yield { month, bills: bills.filter(isOpen) };
    }
  }
}
