import type { Kysely } from "kysely";

/** An operator who was invited, or whose password was taken back, has none until the mailed link sets it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("operators")
    .addColumn("awaits_password", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
}
