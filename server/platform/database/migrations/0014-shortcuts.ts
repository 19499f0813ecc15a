import type { Kysely } from "kysely";

/** Whether an operator's shortcuts of single keys work. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("operators")
    .addColumn("shortcuts", "boolean", (column) => column.notNull().defaultTo(true))
    .execute();
}
