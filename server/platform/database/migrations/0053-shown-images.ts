import { type Kysely, sql } from "kysely";

/**
 * The list of a library in its order, without what is in the bin: of a page far down, the rows before it are passed
 * in this index alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index images_shown on images (library_id, created_at, id)
    where deleted_at is null`.execute(database);
}
