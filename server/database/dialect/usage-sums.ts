import { type Kysely, SqliteAdapter } from "kysely";

/**
 * An index that has all that usage by application is sorted by. For migrations. On SQLite only: on
 * PostgreSQL, an index of a counter makes each count write to every index of its row.
 */
export const indexUsageSums = async (database: Kysely<unknown>): Promise<void> => {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await database.schema
    .createIndex("api_usage_sums")
    .on("api_usage")
    .columns(["at", "application_id", "status_class", "calls"])
    .execute();
  // The new one begins with the same column.
  await database.schema.dropIndex("api_usage_at").execute();
};
