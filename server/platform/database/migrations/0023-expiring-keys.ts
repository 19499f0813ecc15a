import { type Kysely, sql } from "kysely";

const tables = ["api_keys", "sub_app_tokens", "scim_tokens"];

/** Up to which end of a key or token somebody was notified. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql.raw(`alter table ${table} add column notified_until bigint`).execute(database);
}
