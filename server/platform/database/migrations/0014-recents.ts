import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("recents")
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("visited_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("recents_key", ["operator_id", "path"])
    .execute();
  await schema
    .createIndex("recents_by_visit")
    .on("recents")
    .columns(["operator_id", "visited_at"])
    .execute();
}
