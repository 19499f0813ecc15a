import { type Kysely, sql } from "kysely";

/** How each operator has arranged the home page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table operators add column home json not null default '{}'")
    .execute(database);
}
