import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("announcements")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title_en", "text", (column) => column.notNull())
    .addColumn("title_zh", "text", (column) => column.notNull())
    .addColumn("text_en", "text", (column) => column.notNull())
    .addColumn("text_zh", "text", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("starts_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("announcements_by_start")
    .on("announcements")
    .column("starts_at")
    .execute();

  await schema
    .createTable("announcement_dismissals")
    .addColumn("announcement_id", "text", (column) =>
      column.notNull().references("announcements.id").onDelete("cascade"),
    )
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("announcement_dismissals_key", ["announcement_id", "operator_id"])
    .execute();
  await schema
    .createIndex("announcement_dismissals_by_operator")
    .on("announcement_dismissals")
    .column("operator_id")
    .execute();
}
