import { type Kysely, sql } from "kysely";

const statements = `
-- Changes of the state of a part of the server, as sampled by one node at a time.
create table health_changes (
  id text primary key,
  part text not null,
  state text not null,
  at bigint not null,
  reason text,
  value bigint,
  detail text not null
);
create index health_changes_by_part on health_changes (part, id);
create index health_changes_by_at on health_changes (at);

-- One row: when a node last sampled.
create table health_watch (
  id integer primary key,
  sampled_at bigint not null
);
`;

/** The history of health: changes of state, and the last sample, which tells when nobody looked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
