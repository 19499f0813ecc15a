import { type Kysely, sql } from "kysely";

/** The operator that a session shows the console as, and until when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table sessions add column viewed_id text references operators (id)")
    .execute(database);
  await sql.raw("alter table sessions add column viewed_until bigint").execute(database);
}
