import type { Kysely } from "kysely";

/** Finance's list of clients, by what it is sorted by; the ledger's has its index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["number", "balance", "credit_limit", "created_at"])
    await database.schema
      .createIndex(`finance_clients_sorted_by_${column}`)
      .on("finance_clients")
      .columns([column, "id"])
      .execute();
}
