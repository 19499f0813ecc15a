/** Operators with their sessions and credentials, roles, registrations, and the audit log. */
export const identityTables = `
create table operators (
  id text primary key,
  account text not null,
  account_key text not null unique,
  name text not null,
  email text not null,
  email_key text not null unique,
  phone text not null,
  role text not null,
  password_hash text not null,
  status text not null,
  locale text not null,
  theme text not null,
  created_at bigint not null,
  last_sign_in_at bigint,
  password_changed_at bigint not null,
  has_totp boolean not null default false,
  has_passkey boolean not null default false,
  density text not null default 'comfortable',
  navigation text not null default 'full',
  favourites json not null default '[]',
  awaits_password boolean not null default false,
  previous_sign_in_at bigint
);
create index operators_by_role on operators (role, status);
create index operators_by_creation on operators (created_at);
-- For the sort orders of lists, with the key that breaks ties.
create index operators_sorted_by_account on operators (account_key, id);
create index operators_sorted_by_email on operators (email_key, id);
create index operators_sorted_by_role on operators (role, id);
create index operators_sorted_by_status on operators (status, id);
create index operators_sorted_by_created on operators (created_at, id);
create index operators_sorted_by_last_sign_in on operators (coalesce(last_sign_in_at, 8640000000000000), id);

create table known_permissions (
  code text primary key
);

create table role_permissions (
  role text not null,
  permission text not null,
  constraint role_permissions_key primary key (role, permission)
);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  operator_id text not null references operators (id) on delete cascade,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  remember boolean not null,
  address text not null,
  device text not null,
  auth_at bigint not null default 0
);
create index sessions_by_operator on sessions (operator_id);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_last_seen on sessions (last_seen_at, id);
create index sessions_listed_by_created_at on sessions (created_at, id);

create table invitations (
  token_hash text primary key,
  operator_id text not null references operators (id) on delete cascade,
  expires_at bigint not null,
  used_at bigint
);
create index invitations_by_operator on invitations (operator_id);

create table applicants (
  id text primary key,
  reference text not null unique,
  account text not null,
  account_key text not null,
  name text not null,
  company text not null,
  email text not null,
  email_key text not null,
  phone text not null,
  reason text not null,
  status text not null,
  created_at bigint not null,
  decided_at bigint,
  decided_by text references operators (id),
  locale text not null default 'en-US',
  confirm_hash text,
  confirm_expires_at bigint,
  rejection text not null default '',
  operator_id text references operators (id)
);
-- A repeated registration is stored once, whether the first was confirmed in the meantime or not.
create unique index applicants_open_once on applicants (account_key, email_key)
  where status in ('unconfirmed', 'waiting');
create unique index applicants_by_confirm_hash on applicants (confirm_hash);
create index applicants_listed_by_created_at on applicants (created_at, id);
create index applicants_listed_by_status_created_at on applicants (status, created_at, id);
create index applicants_listed_by_account_key on applicants (account_key, id);

create table reset_codes (
  operator_id text primary key references operators (id) on delete cascade,
  code_hash text not null,
  expires_at bigint not null,
  attempts integer not null,
  attempts_until bigint not null,
  used_at bigint
);

create table reset_tokens (
  token_hash text primary key,
  operator_id text not null references operators (id) on delete cascade,
  expires_at bigint not null,
  used_at bigint
);
create index reset_tokens_by_operator on reset_tokens (operator_id);

create table known_devices (
  token_hash text not null,
  operator_id text not null references operators (id) on delete cascade,
  last_seen_at bigint not null,
  constraint known_devices_key primary key (token_hash, operator_id)
);
create index known_devices_by_last_seen on known_devices (last_seen_at);

create table totp_secrets (
  operator_id text primary key references operators (id) on delete cascade,
  secret text,
  since bigint,
  last_step bigint not null,
  pending text
);

create table recovery_codes (
  code_hash text primary key,
  operator_id text not null references operators (id) on delete cascade,
  used_at bigint
);
create index recovery_codes_by_operator on recovery_codes (operator_id);

create table passkeys (
  id text primary key,
  operator_id text not null references operators (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  synced boolean not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create index passkeys_by_operator on passkeys (operator_id);

create table passkey_challenges (
  challenge_hash text primary key,
  operator_id text references operators (id) on delete cascade,
  expires_at bigint not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

create table face_templates (
  operator_id text primary key references operators (id) on delete cascade,
  embedding text not null,
  model text not null,
  consent text not null,
  created_at bigint not null
);

create table camera_challenges (
  challenge_hash text primary key,
  subject text not null,
  steps json not null,
  taken_by text,
  expires_at bigint not null
);
create index camera_challenges_by_end on camera_challenges (expires_at);

create table setup_link (
  id integer primary key,
  token_hash text not null,
  expires_at bigint not null
);

create table audit_events (
  sequence bigint primary key,
  at bigint not null,
  action text not null,
  outcome text not null,
  actor_id text,
  actor text not null,
  target_id text,
  target text not null,
  address text not null,
  device text not null,
  details text not null,
  hash text not null
);
create index audit_events_by_time on audit_events (at);
create index audit_events_by_action on audit_events (action, sequence);
create index audit_events_by_actor on audit_events (actor_id, sequence);
-- An operator's own activity is read by target and by actor, among many events.
create index audit_events_by_target on audit_events (target_id, sequence);

create table audit_head (
  id integer primary key,
  sequence bigint not null,
  hash text not null
);
`;
