import { type Meter, meters } from "@console-shell/contract/words/meters";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Calendar } from "../calendar.ts";
import { monthStart, monthBefore } from "../months.ts";
import { amountLimit } from "@console-shell/contract/calls/finance";
import type { Bill, SkipReason } from "@console-shell/contract/calls/finance-billing-runs";
import { unprintableIn } from "../document/fonts.ts";
import { readVersions, versionOf } from "../plan/reads.ts";
import { statesOfMonth, termsOfMonth } from "../client/terms/reads.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { AmountTooLarge } from "@console-shell/contract/words/money";
import { rate, type Prices } from "./rate.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";

/**
 * The billable requests of a month: successful ones of production client apps, for the client that was the payer at the
 * time.
 */
export const countedRequests = (
  database: Kysely<Tables>,
  { begin, end }: Calendar,
  month: string,
) =>
  database
    .selectFrom("apiUsage as usage")
    // An inner join to PostgreSQL. It keeps SQLite from starting with all client apps in production.
    .crossJoin("clientApplications as clientApp")
    .whereRef("clientApp.id", "=", "usage.applicationId")
    // Counted by the hour: of a time zone at half past, the hour is in the month that it begins in.
    .where("usage.at", ">=", begin(month))
    .where("usage.at", "<", end(month))
    .where("usage.statusClass", "=", 2)
    .where("clientApp.environment", "=", "production")
    .where("usage.payerId", "!=", "");

interface Which {
  month: string;
  clientIds: readonly string[];
  calendar: Calendar;
}

/** Numbers of requests by client and meter. */
export const readUsage = async (
  database: Kysely<Tables>,
  { month, clientIds, calendar }: Which,
): Promise<Map<string, Map<Meter, number>>> => {
  const rows = await countedRequests(database, calendar, month)
    .where("usage.payerId", "in", clientIds)
    .groupBy(["usage.payerId", "usage.meter"])
    .select(({ fn }) => [
      "usage.payerId as clientId",
      "usage.meter",
      fn.sum<number>("usage.calls").as("calls"),
    ])
    .execute();
  rows.sort((a, b) => meters.indexOf(a.meter) - meters.indexOf(b.meter));
  const usage = new Map<string, Map<Meter, number>>();
  for (const { clientId: of, meter, calls } of rows)
    usage.set(of, (usage.get(of) ?? new Map<Meter, number>()).set(meter, calls));
  return usage;
};

/** With the plan's version, if there is something to invoice. */
export type ReadBill = Bill & { versionId: string | null; calls: number };

const nothing = { lines: [], subtotal: 0, tax: 0, total: 0 };

const readClients = (database: Kysely<Tables>, viewer: Viewer, which: Which) => {
  const { month, clientIds } = which;
  return database
    .selectFrom("financeClients as client")
    .leftJoin("invoices as invoice", (join) =>
      join
        .onRef("invoice.clientId", "=", "client.id")
        .on("invoice.periodStart", "=", monthStart(month)),
    )
    .leftJoin(termsOfMonth(database, which).as("terms"), "terms.clientId", "client.id")
    .leftJoin(statesOfMonth(database, which).as("state"), "state.clientId", "client.id")
    .where(visibleTo(viewer))
    .where("client.id", "in", clientIds)
    .orderBy("client.number")
    .select([
      "client.id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "client.currency",
      "client.createdAt",
      "terms.planId",
      "terms.taxRate",
      "state.status",
      "invoice.id as invoiceId",
      "invoice.number as invoiceNumber",
    ])
    .select((select) =>
      select
        .selectFrom("invoices as other")
        .whereRef("other.clientId", "=", "client.id")
        .select(({ fn }) => fn.min<number>("other.periodStart").as("first"))
        .as("firstInvoiced"),
    )
    .execute();
};

/**
 * A client without requests owes at most the fee. It's billed for the month that has just ended, and for months after the
 * client's first invoice, to close gaps between invoices; an older month run by mistake has none.
 */
const isLongOver = (
  { firstInvoiced }: { firstInvoiced: number | null },
  { month, calendar }: Pick<Which, "month" | "calendar">,
): boolean => {
  if (month >= monthBefore(calendar.month)) return false;
  return firstInvoiced === null || firstInvoiced > monthStart(month);
};

/** Rates a month, or returns why it can't. */
const rated = (prices: Prices, used: ReadonlyMap<Meter, number>, taxRate: number) => {
  try {
    const sums = rate(prices, used, taxRate);
    if (!sums) return "no-price";
    if (sums.total > amountLimit) return "too-large";
    return sums.total === 0 ? "nothing" : sums;
  } catch (error) {
    if (error instanceof AmountTooLarge) return "too-large";
    throw error;
  }
};

/**
 * A month's bills of the visible clients with a plan, calls or an invoice, by client number: the single source for the
 * preview and the run. Plan, tax rate and suspension are those of the month.
 */
export const readBills = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  which: Which,
): Promise<ReadBill[]> => {
  const { month, calendar } = which;
  const clients = await readClients(database, viewer, which);
  const usage = await readUsage(database, which);
  const planIds = new Set(clients.flatMap(({ planId }) => planId ?? []));
  const versions = await readVersions(database, [...planIds]);

  return clients.flatMap(({ planId, status, createdAt, firstInvoiced, ...row }): ReadBill[] => {
    const used = usage.get(row.clientId) ?? new Map<Meter, number>();
    const calls = [...used.values()].reduce((sum, one) => sum + one, 0);
    const unprintable = unprintableIn(row.clientName);
    const client = { ...row, taxRate: row.taxRate ?? 0, calls, unprintable };
    const skip = (skipped: SkipReason): ReadBill[] => [
      { ...client, ...nothing, skipped, versionId: null },
    ];
    if (client.invoiceId !== null) return skip("invoiced");
    if (planId === null) return calls > 0 ? skip("no-plan") : [];
    if (createdAt >= calendar.end(month)) return skip("opened-later");
    if (calls === 0 && status === "suspended") return skip("suspended");
    if (calls === 0 && isLongOver({ firstInvoiced }, which)) return skip("long-over");
    const version = versionOf(versions.get(planId) ?? [], month);
    // A client suspended at the month's end pays for its calls, but no fee.
    const prices = version && status === "suspended" ? { ...version, platformFee: 0 } : version;
    const sums = prices ? rated(prices, used, client.taxRate) : "no-price";
    if (typeof sums === "string") return skip(sums);
    return [{ ...client, ...sums, skipped: null, versionId: version?.id ?? null }];
  });
};

/* Joined as sets: as subqueries, PostgreSQL would run them once per client. */
const billedClients = (
  database: Kysely<Tables>,
  viewer: Viewer,
  { month, calendar }: Omit<Which, "clientIds">,
) =>
  database
    .selectFrom("financeClients as client")
    .innerJoin(
      countedRequests(database, calendar, month)
        .select("usage.payerId as id")
        .union(
          database
            .selectFrom("clientTerms")
            .where("planId", "is not", null)
            .where("validFrom", "<=", monthStart(month))
            .select("clientId as id"),
        )
        .union(
          database
            .selectFrom("invoices")
            .where("periodStart", "=", monthStart(month))
            .select("clientId as id"),
        )
        .as("billed"),
      "billed.id",
      "client.id",
    )
    .where(visibleTo(viewer))
    .orderBy("client.number")
    .select("client.id")
    .execute();

/**
 * Bills of a month in batches, by client number. Only reads clients with a plan, calls or an invoice: `readBills` has
 * nothing for the others.
 */
export async function* everyBill(
  database: Kysely<Tables>,
  viewer: Viewer,
  which: Omit<Which, "clientIds">,
): AsyncGenerator<ReadBill[]> {
  const clients = await billedClients(database, viewer, which);
  for (const some of chunksOf(clients)) {
    const clientIds = some.map(({ id }) => id);
    yield await readBills(database, viewer, { ...which, clientIds });
  }
}
