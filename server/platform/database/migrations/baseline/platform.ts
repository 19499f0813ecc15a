/** Rate limits, the sealing key's fingerprint, mails, jobs, events for connected clients, and stored files. */
export const platformTables = `
create table throttle_counters (
  key text primary key,
  count integer not null,
  resets_at bigint not null
);
create index throttle_counters_by_end on throttle_counters (resets_at);

create table sealing_key (
  id integer primary key,
  fingerprint text not null
);

create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  text text,
  locale text not null,
  created_at bigint not null,
  sent_at bigint,
  error text
);
create index mails_listed_by_created_at on mails (created_at, id);

create table jobs (
  id text primary key,
  kind text not null,
  subject_id text not null,
  group_id text not null,
  state text not null,
  due_at bigint,
  lease text,
  tries integer not null,
  error text,
  created_at bigint not null,
  ended_at bigint,
  constraint jobs_kind_subject unique (kind, subject_id)
);
create index jobs_due_at on jobs (due_at);
create index jobs_group_id_state on jobs (group_id, state);
create index jobs_state_ended_at on jobs (state, ended_at);
create index jobs_by_state_id on jobs (state, id);
create index jobs_by_group_id_id on jobs (group_id, id);
create index jobs_by_tries_id on jobs (tries, id);
create index jobs_by_lease on jobs (lease);

create table signals (
  id text primary key,
  at bigint not null,
  event text not null,
  operator_id text,
  permission text,
  notification_id text
);
create index signals_by_time on signals (at);

-- Files that couldn't be removed with their rows, to be removed later.
create table left_files (
  key text primary key,
  since bigint not null
);

-- The hashed files of the page's builds, present and past; their bytes are files.
create table page_assets (
  path text primary key,
  file_key text not null,
  integrity text not null,
  last_built_at bigint not null
);
create index page_assets_by_last_built on page_assets (last_built_at);
`;
