import { type Kysely, sql } from "kysely";

/** The steps of the demo's data that are still to be added; empty in all other databases. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw("create table demo_steps (name text primary key)").execute(database);
}
