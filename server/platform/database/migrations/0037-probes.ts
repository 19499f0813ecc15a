import type { Kysely } from "kysely";

/** Pictures that operators search with, kept for an hour. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("probes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("seen", "json", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("probes_by_operator")
    .on("probes")
    .columns(["operator_id", "created_at", "id"])
    .execute();
  await schema.createIndex("probes_by_expiry").on("probes").column("expires_at").execute();
}
