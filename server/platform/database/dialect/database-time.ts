import { type Kysely, type RawBuilder, sql, SqliteAdapter } from "kysely";

/**
 * The database's own clock in milliseconds, as an expression of its SQL, or of a transaction's. It decides what nodes
 * tell each other: their own clocks may differ.
 */
export const databaseTime = <Tables>(database: Kysely<Tables>): RawBuilder<number> =>
  database.getExecutor().adapter instanceof SqliteAdapter
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
