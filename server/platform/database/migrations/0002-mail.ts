import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("error", "text")
    .execute();
  await database.schema.createIndex("mails_by_creation").on("mails").column("created_at").execute();
}
