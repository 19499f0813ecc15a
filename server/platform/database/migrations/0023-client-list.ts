import type { Kysely } from "kysely";

/** Indexes for the sort orders of finance's list of clients; the ledger's has its index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["number", "balance", "credit_limit", "created_at"])
    await database.schema
      .createIndex(`finance_clients_sorted_by_${column}`)
      .on("finance_clients")
      .columns([column, "id"])
      .execute();
}
