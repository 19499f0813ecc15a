import { type Kysely, sql } from "kysely";

/** A library's list in its order, without the bin: deep pages skip the preceding rows with an index-only scan. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index images_shown on images (library_id, created_at, id)
    where deleted_at is null`.execute(database);
}
