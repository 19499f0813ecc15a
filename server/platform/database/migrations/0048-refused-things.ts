import { type Kysely, sql } from "kysely";

/** Things in rejected pictures belong to no library, so that searches by label skip them, too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update image_objects set library_id = 'bin'
    where image_id in (select id from images where refused_for is not null)`.execute(database);
}
