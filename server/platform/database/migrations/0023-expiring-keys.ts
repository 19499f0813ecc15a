import { type Kysely, sql } from "kysely";

const tables = ["api_keys", "sub_app_tokens", "scim_tokens"];

/** The expiry of a key or token that somebody was last notified of. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql.raw(`alter table ${table} add column notified_expiry bigint`).execute(database);
}
