import { type Kysely, sql } from "kysely";

/** File name of the picture searched with; empty before this release and for a search by label. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table probes add column file_name text not null default ''",
    "alter table object_queries add column probe_name text not null default ''",
  ])
    await sql.raw(statement).execute(database);
}
