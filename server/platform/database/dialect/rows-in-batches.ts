import { type SelectQueryBuilder, sql } from "kysely";
import type { Services } from "#platform/services.ts";

/**
 * Runs a query without parameters within a transaction and yields its rows in batches, however many there are. One
 * query at a time per transaction.
 */
export async function* rowsInBatches<Database, Table extends keyof Database, Row>(
  { database, dialect }: Pick<Services, "database" | "dialect">,
  query: SelectQueryBuilder<Database, Table, Row>,
  size: number,
): AsyncGenerator<Row[]> {
  if (dialect === "sqlite") {
    let batch: Row[] = [];
    for await (const row of query.stream()) {
      batch.push(row);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
    return;
  }
  await sql`declare rows_in_batches no scroll cursor for ${query}`.execute(database);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(size)} from rows_in_batches`.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  // Stopping before the end aborts the transaction, and with it the cursor.
  await sql`close rows_in_batches`.execute(database);
}
