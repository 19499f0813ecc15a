import { type Kysely, sql } from "kysely";

/** Who copied a link to set a password; null if it was mailed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table invitations add column shown_to text references operators (id) on delete cascade",
    "create index invitations_by_shown_to on invitations (shown_to)",
  ])
    await sql.raw(statement).execute(database);
}
