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
import { monthBefore, monthOf, monthStart } from "#modules/billing/months.ts";
import { readBills, readUsage } from "#modules/billing/run/bills.ts";

const day = 24 * 3_600_000;
const days = 90;
const changesShown = 100;

/** The last entry of each day, and the last one before them. */
const readBalances = async (database: Kysely<Tables>, clientId: string, from: number) => {
  const entries = database.selectFrom("ledgerEntries").where("clientId", "=", clientId);
  const ends = await entries
    .where("createdAt", ">=", from)
    .groupBy(sql`created_at / ${sql.lit(day)}`)
    .select(({ fn }) => fn.max<number>("sequence").as("sequence"))
    .execute();
  const first = await entries
    .where("createdAt", "<", from)
    .select(({ fn }) => fn.max<number | null>("sequence").as("sequence"))
    .executeTakeFirst();
  const sequences = [first, ...ends].flatMap((row) => row?.sequence ?? []);
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

  const today = Math.floor(now / day) * day;
  const from = Math.max(today - (days - 1) * day, Math.floor(client.createdAt / day) * day);
  const balances = await readBalances(database, client.id, from);
  const found: { at: number; balance: number; creditLimit: number }[] = [];
  for (let at = from; at <= today; at += day) {
    const end = at + day;
    // Newest first: the last of the later changes says what applied before it.
    const later = limits.findLast(({ changedAt }) => changedAt >= end);
    found.push({
      at,
      balance: balances.findLast(({ createdAt }) => createdAt < end)?.balanceAfter ?? 0,
      creditLimit: later?.before ?? client.creditLimit,
    });
  }
  return { days: found, limits };
};

/** This month and those before it, oldest first. */
const monthsUntil = (now: number): string[] => {
  const months = [monthOf(now)];
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
  const months = monthsUntil(now);
  const invoices = await readInvoices(database, id, monthStart(months[0]!));
  const read = async (month: string): Promise<ClientMonth> => {
    const which = { month, clientIds: [id], now };
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
                invoice.status === "issued" && invoice.dueAt < now ? "overdue" : invoice.status,
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
