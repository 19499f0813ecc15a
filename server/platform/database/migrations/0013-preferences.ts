import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  const operators = () => database.schema.alterTable("operators");
  await operators()
    .addColumn("density", "text", (column) => column.notNull().defaultTo("comfortable"))
    .execute();
  await operators()
    .addColumn("navigation", "text", (column) => column.notNull().defaultTo("full"))
    .execute();
  await operators()
    .addColumn("favourites", "json", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
