import { type Kysely, sql } from "kysely";

const statements = `
-- Identity providers for single sign-on. A null default role refuses who has no mapped one.
create table identity_providers (
  id text primary key,
  name text not null,
  label text not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  scopes text not null,
  roles json not null,
  link_by_email boolean not null,
  create_operators boolean not null,
  role_claim text not null,
  role_mapping json not null,
  default_role text,
  apply_role boolean not null,
  accepted_factors json not null,
  enabled boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  constraint identity_providers_by_name unique (name)
);

-- Operators' accounts there, at most one of each provider.
create table operator_identities (
  id text primary key,
  operator_id text not null references operators (id) on delete cascade,
  provider_id text not null references identity_providers (id) on delete cascade,
  subject text not null,
  email text not null,
  linked_at bigint not null,
  last_used_at bigint,
  constraint operator_identities_by_subject unique (provider_id, subject),
  constraint operator_identities_by_operator unique (operator_id, provider_id)
);

-- Visits to a provider in progress, by the browser's cookie.
create table sign_on_flows (
  token_hash text primary key,
  provider_id text not null references identity_providers (id) on delete cascade,
  purpose text not null,
  session_id text,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  taken boolean not null,
  proved json,
  created_at bigint not null,
  expires_at bigint not null
);
create index sign_on_flows_by_provider on sign_on_flows (provider_id);
create index sign_on_flows_by_expires_at on sign_on_flows (expires_at);

-- Logout tokens that have been used, by a hash.
create table used_logout_tokens (
  token_hash text primary key,
  expires_at bigint not null
);
create index used_logout_tokens_by_expires_at on used_logout_tokens (expires_at);

-- Who may sign in with a password; without the row, everyone.
create table password_policy (
  id integer primary key,
  passwords text not null
);

alter table sessions add column provider_id text;
alter table sessions add column provider_sid text;
alter table sessions add column provider_factor boolean not null default false;
create index sessions_by_provider on sessions (provider_id, provider_sid);
`;

/** Single sign-on: providers, operators' accounts there, visits in progress, and the sessions that came of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement.replace(/;$/, "")).execute(database);
}
