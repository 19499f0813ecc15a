import { type Kysely, sql } from "kysely";

/** Upper bounds of the histogram in milliseconds, as those of the calls. */
const bounds = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
];

const statements = `
-- The console itself publishes the built-in sub-apps, and removes failing canaries.
alter table sub_apps alter column owner_id drop not null;
alter table sub_apps alter column created_by drop not null;
alter table sub_app_releases alter column published_by drop not null;
alter table sub_app_stages alter column changed_by drop not null;
alter table sub_app_stage_changes alter column changed_by drop not null;
alter table sub_app_stage_changes add column returned json;
alter table sub_app_releases add column last_built_at bigint;
create index sub_app_releases_by_last_built_at on sub_app_releases (last_built_at);

-- A pin has either a release or a stage.
alter table sub_app_pins alter column release_id drop not null;
alter table sub_app_pins add column stage text;

-- What administrators have approved for each to need from the page's policy.
create table sub_app_policies (
  app text primary key references sub_apps (name),
  needs json not null,
  changed_by text not null references operators (id),
  changed_at bigint not null
);

-- Development overrides, each of one session.
create table sub_app_overrides (
  session_id text primary key references sessions (id) on delete cascade,
  app text not null,
  origin text not null,
  manifest json not null,
  own_calls boolean not null,
  started_at bigint not null,
  expires_at bigint not null
);

-- How mounts of a release ended, by the hour.
create table sub_app_mount_hours (
  release_id text not null references sub_app_releases (id),
  at bigint not null,
  mounts bigint not null,
  failures bigint not null,
  ${bounds.map((bound) => `up_to_${bound} bigint not null default 0,`).join("\n  ")}
  beyond bigint not null default 0,
  constraint sub_app_mount_hours_key primary key (release_id, at)
);
create index sub_app_mount_hours_by_at on sub_app_mount_hours (at);

-- Who tried a release, and for whom it failed.
create table sub_app_release_operators (
  release_id text not null references sub_app_releases (id),
  operator_id text not null references operators (id),
  mounts bigint not null,
  failures bigint not null,
  tried_at bigint not null,
  failed_at bigint,
  failure text,
  constraint sub_app_release_operators_key primary key (release_id, operator_id)
);
create index sub_app_release_operators_by_tried_at on sub_app_release_operators (tried_at);
`;

/** Built-in sub-apps as releases, pins of stages, approved policies, development overrides, and how mounts end. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
