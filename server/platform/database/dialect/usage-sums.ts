import { type Kysely, SqliteAdapter } from "kysely";

/**
 * A covering index for usage by application, for migrations. Only on SQLite: on PostgreSQL an indexed counter makes
 * each increment update every index of its row.
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
