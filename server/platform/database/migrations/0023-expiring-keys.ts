import { type Kysely, sql } from "kysely";

const tables = ["api_keys", "sub_app_tokens", "scim_tokens"];

/** Until when somebody was notified of expiring keys and tokens. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql.raw(`alter table ${table} add column notified_until bigint`).execute(database);
}
