import type {
  getClientCredit,
  ClientMonth,
  ClientNote,
  listClientNotes,
  getClientUsage,
} from "@console-shell/contract/calls/finance-client-record";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Viewer } from "#modules/billing/viewer.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { findClient } from "../reads.ts";
import { type Meter, meters } from "@console-shell/contract/words/meters";
import { usageMonths } from "@console-shell/contract/words/limits";
import {
  addDays,
  dayIn,
  daysBetween,
  dayStart,
  dueDay,
  readCalendar,
} from "#modules/billing/calendar.ts";
import { monthBefore, monthStart } from "#modules/billing/months.ts";
import { readBills, readUsage } from "#modules/billing/run/bills.ts";

const day = 24 * 3_600_000;
const days = 90;
const changesShown = 100;

/** Days in a row of the same length, from the first instant of each to that of the next. */
const evenRuns = (starts: readonly number[]): number[][] => {
  const runs: number[][] = [];
  for (const [index, start] of starts.entries()) {
    const isEven = start - day === starts[index - 1];
    if (isEven) runs.at(-1)!.push(start);
    else runs.push([start]);
  }
  return runs;
};

/** The last entry of each of the days that begin at these instants, and the last one before them. */
const readBalances = async (
  database: Kysely<Tables>,
  clientId: string,
  starts: readonly number[],
) => {
  const entries = database.selectFrom("ledgerEntries").where("clientId", "=", clientId);
  const [from = 0] = starts;
  const sequences: number[] = [];
  const runs = evenRuns(starts);
  for (const [index, [start]] of runs.entries()) {
    const [until = Number.MAX_SAFE_INTEGER] = runs[index + 1] ?? [];
    const ends = await entries
      .where("createdAt", ">=", start!)
      .where("createdAt", "<", until)
      .groupBy(sql`(created_at - ${sql.lit(start!)}) / ${sql.lit(day)}`)
      .select(({ fn }) => fn.max<number>("sequence").as("sequence"))
      .execute();
    sequences.push(...ends.map(({ sequence }) => sequence));
  }
  const first = await entries
    .where("createdAt", "<", from)
    .select(({ fn }) => fn.max<number | null>("sequence").as("sequence"))
    .executeTakeFirst();
  if (first?.sequence) sequences.unshift(first.sequence);
  if (sequences.length === 0) return [];
  return entries
    .where("sequence", "in", sequences)
    .orderBy("sequence")
    .select(["createdAt", "balanceAfter"])
    .execute();
};

/** A client's balance and limit by day, and who changed the limit. */
export const readCredit = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  clientId: string,
  now: number,
): Promise<z.input<typeof getClientCredit.output>> => {
  const client = await findClient(database, viewer, clientId);
  const limits = await database
    .selectFrom("creditLimitChanges as change")
    .innerJoin("operators as changer", "changer.id", "change.changedBy")
    .where("change.clientId", "=", client.id)
    .orderBy("change.changedAt", "desc")
    .orderBy("change.id", "desc")
    .limit(changesShown)
    .select([
      "change.id",
      "change.limitBefore as before",
      "change.limitAfter as after",
      "changer.name as changedByName",
      "change.changedAt",
    ])
    .execute();
  if (!viewer.permissions.has("finance:ledger:read")) return { days: null, limits };

  const { timeZone, today } = await readCalendar(database, now);
  const opened = dayIn(client.createdAt, timeZone);
  const shown = Math.min(days, daysBetween(opened, today) + 1);
  const listed = Array.from({ length: shown }, (_, index) => addDays(today, index + 1 - shown));
  const balances = await readBalances(
    database,
    client.id,
    listed.map((on) => dayStart(on, timeZone)),
  );
  const found = listed.map((on) => {
    const end = dayStart(addDays(on, 1), timeZone);
    // Newest first: the last of the later changes says what applied before it.
    const later = limits.findLast(({ changedAt }) => changedAt >= end);
    return {
      day: on,
      balance: balances.findLast(({ createdAt }) => createdAt < end)?.balanceAfter ?? 0,
      creditLimit: later?.before ?? client.creditLimit,
    };
  });
  return { days: found, limits };
};

/** A month and those before it, oldest first. */
const monthsUntil = (month: string): string[] => {
  const months = [month];
  while (months.length < usageMonths) months.unshift(monthBefore(months[0]!));
  return months;
};

const readInvoices = (database: Kysely<Tables>, clientId: string, from: number) =>
  database
    .selectFrom("invoices")
    .select(["id", "number", "status", "periodStart", "dueAt", "total"])
    .where("clientId", "=", clientId)
    .where("periodStart", ">=", from)
    .execute();

const isMeter = (item: string): item is Meter => (meters as readonly string[]).includes(item);

/** The requests that an invoice charges for: their counts may have been removed since. */
const readInvoiced = async (database: Kysely<Tables>, invoiceId: string) => {
  const lines = await database
    .selectFrom("invoiceLines")
    .select(["item", "quantity"])
    .where("invoiceId", "=", invoiceId)
    .execute();
  return lines.flatMap(({ item, quantity }) =>
    isMeter(item) ? [{ meter: item, calls: quantity }] : [],
  );
};

/** A client's billable requests of the last months, with what they cost. */
export const readClientUsage = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  clientId: string,
  now: number,
): Promise<z.input<typeof getClientUsage.output>> => {
  const { id, currency } = await findClient(database, viewer, clientId);
  const may = viewer.permissions;
  const seesInvoices = may.has("finance:invoice:read");
  // The ledger has the charges of invoices, plans have the prices.
  const seesCosts = seesInvoices || may.has("finance:ledger:read") || may.has("finance:plan:read");
  const calendar = await readCalendar(database, now);
  const months = monthsUntil(calendar.month);
  const invoices = await readInvoices(database, id, monthStart(months[0]!));
  const read = async (month: string): Promise<ClientMonth> => {
    const which = { month, clientIds: [id], calendar };
    const invoice = invoices.find(({ periodStart }) => periodStart === monthStart(month));
    const counted = invoice
      ? await readInvoiced(database, invoice.id)
      : [...((await readUsage(database, which)).get(id) ?? [])].map(([meter, calls]) => ({
          meter,
          calls,
        }));
    const [bill] = seesCosts && !invoice ? await readBills(database, viewer, which) : [];
    const cost = invoice?.total ?? (bill?.skipped === null ? bill.total : null);
    return {
      month,
      calls: counted.reduce((sum, { calls }) => sum + calls, 0),
      meters: counted.toSorted((a, b) => b.calls - a.calls),
      cost: seesCosts ? cost : null,
      invoice:
        invoice && seesInvoices
          ? {
              id: invoice.id,
              number: invoice.number,
              status:
                invoice.status === "issued" && dueDay(invoice.dueAt) < calendar.today
                  ? "overdue"
                  : invoice.status,
            }
          : null,
    };
  };
  const found: ClientMonth[] = [];
  for (const month of months) found.push(await read(month));
  return { currency, months: found };
};

const presentNotes = (database: Kysely<Tables>) =>
  database
    .selectFrom("clientNotes as note")
    .innerJoin("operators as author", "author.id", "note.createdBy")
    .select([
      "note.id",
      "note.text",
      "note.createdBy as createdById",
      "author.name as createdByName",
      "note.createdAt",
      "note.changedAt",
    ]);

/** A note with its author. */
export const findNote = (database: Kysely<Tables>, id: string): Promise<ClientNote> =>
  presentNotes(database).where("note.id", "=", id).executeTakeFirstOrThrow();

/** A page of notes on a client, newest first. They aren't exported, so they're no `defineList`. */
export const listNotes = (
  { database }: Source,
  clientId: string,
  query: z.output<typeof listClientNotes.query>,
) =>
  pageOf(
    {
      matching: database.selectFrom("clientNotes as note").where("note.clientId", "=", clientId),
      key: "note.id",
      sorts: { createdAt: "note.createdAt" },
      present: (ids: string[]): Promise<ClientNote[]> =>
        presentNotes(database).where("note.id", "in", ids).execute(),
    },
    { ...query, sort: "createdAt", order: "desc" },
  );
