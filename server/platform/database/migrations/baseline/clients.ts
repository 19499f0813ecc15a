/** Client apps with their members, keys, usage and webhooks. */
export const clientsTables = `
create table client_applications (
  id text primary key,
  name text not null,
  name_key text not null,
  environment text not null,
  description text not null,
  status text not null,
  owner_id text not null references operators (id),
  created_at bigint not null,
  updated_at bigint not null,
  client_id text references finance_clients (id),
  calls_per_minute integer not null default 600,
  calls_per_month bigint,
  key_count integer not null default 0,
  keys_used_at bigint,
  constraint client_applications_name unique (environment, name_key)
);
create index client_applications_created on client_applications (created_at, id);
create index client_applications_owner on client_applications (owner_id);
create index client_applications_client on client_applications (client_id);
create index client_applications_listed_by_name_key on client_applications (name_key, id);
create index client_applications_sorted_by_key_count on client_applications (key_count, id);
-- Never used sorts last in both directions.
create index client_applications_sorted_by_use_up
  on client_applications (coalesce(keys_used_at, 8640000000000000), id);
create index client_applications_sorted_by_use_down on client_applications (coalesce(keys_used_at, -1), id);

create table application_members (
  application_id text not null references client_applications (id),
  operator_id text not null references operators (id),
  role text not null,
  added_by text not null references operators (id),
  added_at bigint not null,
  constraint application_members_key primary key (application_id, operator_id)
);
create index application_members_operator on application_members (operator_id);

create table api_keys (
  id text primary key,
  application_id text not null references client_applications (id),
  name text not null,
  prefix text not null unique,
  key_hash text not null unique,
  scopes json not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint,
  replaced_by text references api_keys (id),
  counted boolean not null default true
);
create index api_keys_listed_by_application_id_created_at on api_keys (application_id, created_at, id);
create index api_keys_to_expire on api_keys (expires_at) where counted and expires_at is not null;
create index api_keys_of_application_to_expire on api_keys (application_id, expires_at)
  where counted and expires_at is not null;

-- Metered calls; an index for sums by application is made for each dialect, see dialect/indexes.ts.
create table api_usage (
  at bigint not null,
  application_id text not null references client_applications (id),
  key_id text not null references api_keys (id),
  payer_id text not null,
  operation text not null,
  status_class integer not null,
  meter text not null,
  calls bigint not null,
  total_ms bigint not null,
  constraint api_usage_key primary key (application_id, at, key_id, payer_id, operation, status_class, meter)
);
create index api_usage_payer on api_usage (payer_id, at);

create table quota_windows (
  application_id text not null references client_applications (id),
  period text not null,
  starts_at bigint not null,
  used bigint not null,
  constraint quota_windows_key primary key (application_id, period, starts_at)
);

-- Public API calls with an idempotency key: the claim, and the stored response.
create table idempotent_calls (
  application_id text not null references client_applications (id),
  key text not null,
  request_hash text not null,
  lease text not null,
  status integer,
  answer text,
  ends_at bigint not null,
  constraint idempotent_calls_key primary key (application_id, key)
);
create index idempotent_calls_ends on idempotent_calls (ends_at);

create table webhooks (
  id text primary key,
  application_id text not null references client_applications (id),
  url text not null,
  events json not null,
  state text not null,
  paused_because text,
  failing_since bigint,
  last_attempt_at bigint,
  last_succeeded boolean,
  created_by text not null references operators (id),
  created_at bigint not null,
  updated_at bigint not null
);
create index webhooks_application on webhooks (application_id, id);

create table webhook_secrets (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  sealed text not null,
  created_at bigint not null,
  ends_at bigint
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id);

create table webhook_events (
  id text primary key,
  application_id text not null references client_applications (id),
  type text not null,
  data json not null,
  created_at bigint not null
);
create index webhook_events_created on webhook_events (created_at);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  type text not null,
  state text not null,
  tries integer not null,
  due_at bigint,
  lease text,
  created_at bigint not null
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_state on webhook_deliveries (webhook_id, state, id);
create index webhook_deliveries_event on webhook_deliveries (event_id);
-- Completed deliveries have no due time, so the index that the worker polls is nearly always empty.
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where due_at is not null;

create table webhook_attempts (
  id text primary key,
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  at bigint not null,
  milliseconds integer not null,
  status integer,
  error text,
  response text not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);
`;
