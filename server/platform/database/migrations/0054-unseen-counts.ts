import type { Kysely } from "kysely";

/** How many pictures of its collection a face search could not find anything in, since nobody had looked at them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("face_queries")
    .addColumn("unseen_count", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
