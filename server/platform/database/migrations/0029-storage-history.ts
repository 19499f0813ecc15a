import type { Kysely } from "kysely";

/** How much the libraries held, by the hour. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("storage_hours")
    .addColumn("at", "bigint", (column) => column.primaryKey())
    .addColumn("images", "bigint", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .execute();
}
