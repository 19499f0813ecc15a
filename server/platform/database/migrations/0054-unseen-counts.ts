import type { Kysely } from "kysely";

/** The number of unindexed pictures in a face search's collection, which it couldn't search. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("face_queries")
    .addColumn("unseen_count", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
