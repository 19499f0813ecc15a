import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { visibleTo, type Viewer } from "./viewer.ts";

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
