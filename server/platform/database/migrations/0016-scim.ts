import { type Kysely, sql } from "kysely";

const statements = `
alter table operators add column provisioned boolean not null default false;

create table scim_tokens (
  id text primary key,
  name text not null,
  prefix text not null,
  token_hash text not null unique,
  invites boolean not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint,
  revoked_at bigint
);

-- What an identity provider has said about an operator. Kept after a deletion, so that the same user gets the same
-- operator again.
create table scim_users (
  operator_id text primary key references operators (id) on delete cascade,
  user_name text not null,
  user_key text not null unique,
  external_id text,
  given_name text,
  family_name text,
  changed_at bigint not null,
  deleted_at bigint
);

create index scim_users_by_external_id on scim_users (external_id);

-- Also groups that have a role before the identity provider sends them: those have no created_at.
create table scim_groups (
  id text primary key,
  display_name text not null,
  display_key text not null unique,
  external_id text,
  role text,
  created_at bigint,
  changed_at bigint not null
);

create table scim_group_members (
  group_id text not null references scim_groups (id) on delete cascade,
  operator_id text not null references operators (id) on delete cascade,
  constraint scim_group_members_key primary key (group_id, operator_id)
);
create index scim_group_members_by_operator on scim_group_members (operator_id);

-- One row: of the only connection.
create table scim_settings (
  id integer primary key,
  default_role text not null
);
insert into scim_settings (id, default_role) values (1, 'sales');

create table scim_failures (
  id text primary key,
  token_id text not null references scim_tokens (id) on delete cascade,
  at bigint not null,
  method text not null,
  path text not null,
  status integer not null,
  detail text not null
);
create index scim_failures_by_at on scim_failures (at);
`;

/** Provisioning by an identity provider: tokens, its users and groups, and what failed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
