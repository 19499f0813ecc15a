import { type Kysely, sql } from "kysely";

/** The trace id of the request that an event is about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["audit_pending", "audit_events"])
    await sql.raw(`alter table ${table} add column trace_id text`).execute(database);
}
