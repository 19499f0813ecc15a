import type { Kysely } from "kysely";

const histogram = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
].map((bound) => `up_to_${bound}`);

/** Metered calls by minute (kept for days) and by hour (kept for a year), and the alert rules. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["usage_minutes", "usage_hours"]) {
    let table = database.schema
      .createTable(name)
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("operation", "text", (column) => column.notNull())
      .addColumn("status_class", "integer", (column) => column.notNull())
      .addColumn("calls", "bigint", (column) => column.notNull())
      .addColumn("total_ms", "bigint", (column) => column.notNull());
    for (const bucket of [...histogram, "beyond"])
      table = table.addColumn(bucket, "bigint", (column) => column.notNull().defaultTo(0));
    await table
      .addPrimaryKeyConstraint(`${name}_key`, ["at", "operation", "status_class"])
      .execute();
    await database.schema
      .createIndex(`${name}_operation`)
      .on(name)
      .columns(["operation", "at"])
      .execute();
  }

  await database.schema
    .createTable("alert_rules")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("metric", "text", (column) => column.notNull())
    .addColumn("operation", "text")
    .addColumn("comparison", "text", (column) => column.notNull())
    .addColumn("threshold", "double precision", (column) => column.notNull())
    .addColumn("window_minutes", "integer", (column) => column.notNull())
    .addColumn("enabled", "boolean", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("alert_rules_name")
    .on("alert_rules")
    .columns(["name", "id"])
    .execute();
}
