import { type Kysely, sql } from "kysely";

/** Operators who were invited, or whose password was reset, have none until they use the mailed link. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("operators")
    .addColumn("awaits_password", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`update operators set awaits_password = ${sql.lit(true)} where id in
    (select operator_id from invitations where used_at is null)`.execute(database);
}
