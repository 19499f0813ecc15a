import type { Kysely } from "kysely";

/** The hashed files of the page's builds, present and past; their bytes are files. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("page_assets")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("file_key", "text", (column) => column.notNull())
    .addColumn("integrity", "text", (column) => column.notNull())
    .addColumn("last_built_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("page_assets_by_last_built")
    .on("page_assets")
    .column("last_built_at")
    .execute();
}
