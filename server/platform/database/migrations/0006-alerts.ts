import { type Kysely, sql } from "kysely";

const statements = `
-- How long the condition must hold, who is notified, and what the last evaluation found.
alter table alert_rules add column for_minutes integer not null default 0;
alter table alert_rules add column recipient_roles json not null default '[]';
alter table alert_rules add column recipient_operators json not null default '[]';
alter table alert_rules add column mail boolean not null default false;
alter table alert_rules add column reminder_hours integer not null default 0;
alter table alert_rules add column quiet_hours json;
alter table alert_rules add column webhook_url text;
alter table alert_rules add column webhook_secret text;
alter table alert_rules add column silenced_until bigint;
alter table alert_rules add column silence_reason text not null default '';
alter table alert_rules add column silenced_by text references operators (id);
alter table alert_rules add column state text not null default 'ok';
alter table alert_rules add column state_since bigint;
alter table alert_rules add column held_ms bigint;
alter table alert_rules add column value double precision;
alter table alert_rules add column evaluated_at bigint;
update alert_rules set state = 'off' where enabled = false;
create index alert_rules_by_state on alert_rules (state);

-- One row: the last evaluation of all rules. Its number decides between nodes.
create table alert_evaluation (
  id integer primary key,
  number bigint not null,
  at bigint not null
);

-- Each time a rule fired.
create table alert_incidents (
  id text primary key,
  rule_id text not null references alert_rules (id) on delete cascade,
  opened_at bigint not null,
  fired_at bigint not null,
  first_value double precision not null,
  worst_value double precision not null,
  threshold double precision not null,
  acknowledged_at bigint,
  acknowledged_by text references operators (id),
  acknowledgement text not null default '',
  told_at bigint,
  resolved_at bigint,
  ended text
);
create index alert_incidents_by_rule_id on alert_incidents (rule_id, id);
create index alert_incidents_by_resolved_at on alert_incidents (resolved_at);
create unique index alert_incidents_open on alert_incidents (rule_id) where resolved_at is null;

-- Values that evaluations found.
create table alert_samples (
  rule_id text not null references alert_rules (id) on delete cascade,
  at bigint not null,
  value double precision,
  constraint alert_samples_key primary key (rule_id, at)
);
create index alert_samples_by_at on alert_samples (at);

-- What was sent to whom; mails and webhooks are also the queue.
create table outgoing_messages (
  id text primary key,
  channel text not null,
  operator_id text references operators (id),
  rule_id text references alert_rules (id) on delete cascade,
  state text not null,
  tries integer not null,
  due_at bigint,
  lease text,
  status integer,
  error text,
  created_at bigint not null,
  ended_at bigint
);
create index outgoing_messages_by_due_at on outgoing_messages (due_at, id);
create index outgoing_messages_by_created_at on outgoing_messages (created_at);
create index outgoing_messages_by_rule_id on outgoing_messages (rule_id);
create index outgoing_messages_by_operator_id on outgoing_messages (operator_id, state);

create table alert_message_incidents (
  message_id text not null references outgoing_messages (id) on delete cascade,
  incident_id text not null references alert_incidents (id) on delete cascade,
  event text not null,
  constraint alert_message_incidents_key primary key (message_id, incident_id, event)
);
create index alert_message_incidents_by_incident_id on alert_message_incidents (incident_id);
`;

/** Alerts that are evaluated in the background and delivered: incidents, samples, messages. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  await sql`insert into alert_evaluation (id, number, at) values (1, 0, 0)`.execute(database);
}
