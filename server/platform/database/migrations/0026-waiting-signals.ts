import { type Kysely, sql } from "kysely";

/** Shared counts ask for these often, among the signals of each notification. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw("create index signals_waiting on signals (at) where event = 'waiting'")
    .execute(database);
}
