/** Upper bounds of the latency histogram in milliseconds. */
const bounds = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
];

const usageTable = (name: string): string => `create table ${name} (
  at bigint not null,
  operation text not null,
  status_class integer not null,
  calls bigint not null,
  total_ms bigint not null,
  ${bounds.map((bound) => `up_to_${bound} bigint not null default 0,`).join("\n  ")}
  beyond bigint not null default 0,
  constraint ${name}_key primary key (at, operation, status_class)
);
create index ${name}_operation on ${name} (operation, at);`;

/** Recent pages, notifications, announcements, calls by minute and by hour, and alert rules. */
export const consoleTables = `
create table recents (
  operator_id text not null references operators (id) on delete cascade,
  path text not null,
  title text not null,
  visited_at bigint not null,
  constraint recents_key primary key (operator_id, path)
);
create index recents_by_visit on recents (operator_id, visited_at);

create table notifications (
  id text primary key,
  operator_id text not null references operators (id) on delete cascade,
  kind text not null,
  facts json not null,
  path text not null,
  about_id text,
  created_at bigint not null,
  read_at bigint
);
create index notifications_by_operator on notifications (operator_id, created_at, id);
-- Unread notifications are counted with every list request, and settled by subject.
create index notifications_unread on notifications (operator_id) where read_at is null;
create index notifications_unread_about on notifications (about_id, kind) where read_at is null;
create index notifications_by_time on notifications (created_at);

create table announcements (
  id text primary key,
  title_en text not null,
  title_zh text not null,
  text_en text not null,
  text_zh text not null,
  level text not null,
  starts_at bigint not null,
  ends_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index announcements_listed_by_starts_at on announcements (starts_at, id);
create index announcements_listed_by_level on announcements (level, id);

create table announcement_dismissals (
  announcement_id text not null references announcements (id) on delete cascade,
  operator_id text not null references operators (id) on delete cascade,
  constraint announcement_dismissals_key primary key (announcement_id, operator_id)
);
create index announcement_dismissals_by_operator on announcement_dismissals (operator_id);

${usageTable("usage_minutes")}

${usageTable("usage_hours")}

create table alert_rules (
  id text primary key,
  name text not null,
  metric text not null,
  operation text,
  comparison text not null,
  threshold double precision not null,
  window_minutes integer not null,
  enabled boolean not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index alert_rules_name on alert_rules (name, id);
`;
