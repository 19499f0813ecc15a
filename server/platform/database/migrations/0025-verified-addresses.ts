import { type Kysely, sql } from "kysely";

const columns = [
  "email_verified_claim text not null default 'email_verified'",
  "emails_verified boolean not null default false",
];

/** What says that an identity provider's e-mail addresses are verified. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await sql.raw(`alter table identity_providers add column ${column}`).execute(database);
}
