import { type SelectQueryBuilder, sql } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Runs a query without parameters within a transaction and answers its rows some at a time, however
 * many there are. One query at a time in a transaction.
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
  // Whoever stops before the end gives up the transaction, and with it the cursor.
  await sql`close rows_in_batches`.execute(database);
}
