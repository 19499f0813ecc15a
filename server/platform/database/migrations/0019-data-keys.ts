import { type Kysely, sql } from "kysely";

const statements = `
-- Keys that encrypt, each wrapped with a master key. The newest without a purpose seals.
create table data_keys (
  id integer primary key,
  purpose text unique,
  wrapped text not null,
  wrapped_by text not null,
  created_at bigint not null,
  completed_at bigint
);
`;

/** Data keys between the master key and sealed texts, so that the master key can be rotated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statements.trim()).execute(database);
}
