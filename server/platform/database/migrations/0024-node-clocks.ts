import { type Kysely, sql } from "kysely";

const statements = `
-- How far each process's clock is ahead of the database's.
create table node_clocks (
  id text primary key,
  name text not null,
  skew bigint not null,
  measured_at bigint not null
);
create index node_clocks_by_time on node_clocks (measured_at)
`;

/** The skew of each node's clock, measured every minute. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
