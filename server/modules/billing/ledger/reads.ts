import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { type Kysely, sql, type ExpressionBuilder } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { visibleTo, type Viewer, seesAll } from "../viewer.ts";
import type { ApiOutput } from "@console-shell/contract";
import type {
  exportLedgerEntries,
  listLedgerEntries,
} from "@console-shell/contract/calls/finance-ledger";
import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import type { z } from "zod";
import { sendCsv } from "#kernel/send-csv.ts";
import { pageSize } from "@console-shell/contract/words/limits";
import { compiledForKeys } from "#platform/database/compiled-for-keys.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import { addDays, dayIn, dayStart, readCalendar } from "../calendar.ts";
import type { Posting } from "./postings.ts";
import { sum, moneyColumns } from "../money.ts";

/**
 * Sums the ledger by currency over the clients visible to the viewer. One statement, so that a concurrent entry is in
 * all of the sums or in none.
 */
export const reconcile = async (database: Kysely<Tables>, viewer: Viewer) => {
  const currencies = await database
    .with("posted", (query) =>
      query
        .selectFrom("ledgerPostings as posting")
        .innerJoin("ledgerEntries as entry", "entry.id", "posting.entryId")
        .groupBy("entry.clientId")
        .select((where) => [
          "entry.clientId",
          where.fn.count<number>("entry.id").distinct().as("entries"),
          where.fn.sum<number>("posting.debit").as("debit"),
          where.fn.sum<number>("posting.credit").as("credit"),
          sql<number>`sum(case when posting.account = 'client' then posting.credit - posting.debit else 0 end)`.as(
            "balance",
          ),
        ]),
    )
    .selectFrom("financeClients as client")
    .leftJoin("posted", "posted.clientId", "client.id")
    .where(visibleTo(viewer))
    .groupBy("client.currency")
    .orderBy("client.currency")
    .select((where) => {
      const sum = (
        column: "posted.entries" | "posted.debit" | "posted.credit" | "posted.balance",
      ) => where.fn.coalesce(where.fn.sum<number>(column), where.lit(0));
      return [
        "client.currency",
        sum("posted.entries").as("entries"),
        sum("posted.debit").as("debit"),
        sum("posted.credit").as("credit"),
        sum("posted.balance").as("posted"),
        where.fn.sum<number>("client.balance").as("balances"),
      ];
    })
    .execute();
  const balanced = currencies.every(
    ({ debit, credit, balances, posted }) => debit === credit && balances === posted,
  );
  return { balanced, currencies };
};

type ListQuery = z.output<typeof listLedgerEntries.query>;
type Filter = z.output<typeof exportLedgerEntries.query>;
type Where = ExpressionBuilder<{ entry: Tables["ledgerEntries"] }, "entry">;

const present = (database: Kysely<Tables>) =>
  database
    .selectFrom("ledgerEntries as entry")
    .innerJoin("financeClients as client", "client.id", "entry.clientId")
    .innerJoin("operators as creator", "creator.id", "entry.createdBy")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .leftJoin("invoices as invoice", "invoice.entryId", "entry.id")
    .leftJoin("creditNotes as note", "note.entryId", "entry.id")
    .select([
      "entry.id",
      "entry.number",
      "entry.clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "entry.kind",
      "entry.currency",
      "entry.amount",
      "entry.balanceAfter",
      "entry.memo",
      "entry.createdAt",
      "creator.name as createdByName",
      "entry.reversesId",
      "reversal.id as reversedById",
    ])
    .select(({ fn }) => fn.coalesce("invoice.id", "note.invoiceId").as("invoiceId"));

type Row = Omit<LedgerEntry, "postings">;

/* PostgreSQL takes longer to plan these joins than to run them, so the statements are prepared. */
const sizes = [1, pageSize.default, pageSize.max];
const rowsOf = compiledForKeys<Row>(
  (database, ids) => present(database).where("entry.id", "in", ids),
  sizes,
);
const postingsOf = compiledForKeys<Posting & { entryId: string }>(
  (database, ids) =>
    database
      .selectFrom("ledgerPostings")
      .select(["entryId", "account", "debit", "credit"])
      .where("entryId", "in", ids),
  sizes,
);

/* These entries, each with its postings, the client's own first. */
const readEntries = async (
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<LedgerEntry[]> => {
  const [rows, postings] = await Promise.all([rowsOf(database, ids), postingsOf(database, ids)]);
  const byEntry = new Map<string, Posting[]>();
  for (const { entryId, ...posting } of postings) {
    const sides = byEntry.get(entryId) ?? [];
    if (posting.account === "client") sides.unshift(posting);
    else sides.push(posting);
    byEntry.set(entryId, sides);
  }
  return rows.map((row) => ({ ...row, postings: byEntry.get(row.id) ?? [] }));
};

/** The matching entries visible to the viewer, read from their own table only if that is enough. */
const matching = async (services: Source, viewer: Viewer, query: Filter, now: number) => {
  const { database } = services;
  const { timeZone } = await readCalendar(database, now);
  const from = query.from && dayStart(query.from, timeZone);
  const to = query.to && dayStart(addDays(query.to, 1), timeZone);
  const clients = database.selectFrom("financeClients as client").select("client.id");
  const found = (where: Where, search: string) =>
    where.or([
      containsText(services, ["entry.number", "entry.memo"], search),
      where("entry.clientId", "in", clients.where(containsText(services, ["client.name"], search))),
    ]);
  const rows = database
    .selectFrom("ledgerEntries as entry")
    .where((where) =>
      where.and([
        ...(seesAll(viewer)
          ? []
          : [where("entry.clientId", "in", clients.where(visibleTo(viewer)))]),
        ...(query.clientId ? [where("entry.clientId", "=", query.clientId)] : []),
        ...(query.kind ? [where("entry.kind", "=", query.kind)] : []),
        ...(from ? [where("entry.createdAt", ">=", from)] : []),
        ...(to ? [where("entry.createdAt", "<", to)] : []),
        ...(query.search ? [found(where, query.search)] : []),
      ]),
    );
  return { rows, timeZone };
};

/** One page of the matching entries. Not a `defineList`: the file has no postings, and no order by running balance. */
export const listEntries = async (
  services: Source,
  viewer: Viewer,
  query: ListQuery,
  now: number,
) =>
  pageOf(
    {
      matching: (await matching(services, viewer, query, now)).rows,
      key: "entry.id",
      // One client's entries are sorted as their running balance, even if the clock went back.
      sorts: { booked: query.clientId ? "entry.sequence" : "entry.createdAt" },
      present: (ids: string[]) => readEntries(services.database, ids),
    },
    { ...query, sort: "booked" },
  );

/** Sends the matching entries as CSV. */
export const sendEntries = async (
  reply: FastifyReply,
  services: Source,
  viewer: Viewer,
  { filter, now }: { filter: Filter; now: number },
): Promise<Readable> => {
  const { rows, timeZone } = await matching(services, viewer, filter, now);
  const entries = everyOf({
    matching: rows,
    key: "entry.id",
    present: (ids: string[]): Promise<Row[]> =>
      present(services.database).where("entry.id", "in", ids).execute(),
  });
  return sendCsv(
    reply,
    "ledger",
    [
      "number",
      "createdAt",
      // As on statements.
      ["day", ({ createdAt }) => dayIn(createdAt, timeZone)],
      "clientNumber",
      "clientName",
      "kind",
      "currency",
      ...moneyColumns("amount", "balanceAfter"),
      "memo",
      "createdByName",
    ],
    entries,
  );
};

/** Sums of the matching entries visible to the viewer, by currency. */
export const ledgerTotals = async (
  services: Source,
  viewer: Viewer,
  filter: Filter,
  now: number,
): Promise<ApiOutput<"GET /cc-api/finance/ledger/totals">> =>
  (await matching(services, viewer, filter, now)).rows
    .select(["entry.currency", ({ fn }) => fn.countAll<number>().as("count")])
    .select([
      sum(sql`case when entry.amount > 0 then entry.amount else 0 end`, "raised"),
      sum(sql`case when entry.amount < 0 then entry.amount else 0 end`, "lowered"),
    ])
    .groupBy("entry.currency")
    .orderBy("entry.currency")
    .execute();

/** One entry that the viewer has just posted. */
export const getEntry = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<LedgerEntry> => {
  const found = await database
    .selectFrom("ledgerEntries as entry")
    .innerJoin("financeClients as client", "client.id", "entry.clientId")
    .where(visibleTo(viewer))
    .where("entry.id", "=", id)
    .select("entry.id")
    .executeTakeFirstOrThrow();
  const [entry] = await readEntries(database, [found.id]);
  return entry!;
};
