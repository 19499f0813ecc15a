import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("signals")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("operator_id", "text")
    .addColumn("permission", "text")
    .addColumn("notification_id", "text")
    .execute();
  await schema.createIndex("signals_by_time").on("signals").column("at").execute();
}
