import { type Kysely, SqliteAdapter } from "kysely";

/**
 * An index for usage by time, for migrations. On SQLite it covers the sums by application; on PostgreSQL an indexed
 * counter would make each increment update every index of its row.
 */
export const indexUsageSums = async (database: Kysely<unknown>): Promise<void> => {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await database.schema
    .createIndex(isSqlite ? "api_usage_sums" : "api_usage_at")
    .on("api_usage")
    .columns(isSqlite ? ["at", "application_id", "status_class", "calls"] : ["at"])
    .execute();
};
