import { type Kysely, sql } from "kysely";

const statements = `
-- Saved views of lists. One that is shared outlives its owner's account.
create table list_views (
  id text primary key,
  owner_id text references operators (id) on delete set null,
  list text not null,
  permission text,
  name text not null,
  name_key text not null,
  query json not null,
  columns json,
  shared boolean not null,
  created_at bigint not null,
  constraint list_views_by_name unique (owner_id, list, name_key)
);
create index list_views_by_list on list_views (list);
alter table operators add column default_views json not null default '{}';
`;

/** Saved views of lists, own and shared, and each operator's default ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
