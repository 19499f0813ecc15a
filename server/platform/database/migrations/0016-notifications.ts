import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("notifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("facts", "json", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("about_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("read_at", "bigint")
    .execute();
  await schema
    .createIndex("notifications_by_operator")
    .on("notifications")
    .columns(["operator_id", "created_at", "id"])
    .execute();
  // Unread notifications are counted with every list request, and settled by subject.
  await schema
    .createIndex("notifications_unread")
    .on("notifications")
    .column("operator_id")
    .where(sql.ref("read_at"), "is", null)
    .execute();
  await schema
    .createIndex("notifications_unread_about")
    .on("notifications")
    .columns(["about_id", "kind"])
    .where(sql.ref("read_at"), "is", null)
    .execute();
  await schema
    .createIndex("notifications_by_time")
    .on("notifications")
    .column("created_at")
    .execute();
}
