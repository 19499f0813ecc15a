import { type Kysely, sql } from "kysely";

/** Upper bounds of the histogram in milliseconds, as those of the calls. */
const bounds = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
];

// Both tables are made again, since SQLite can't change a column: what nobody changed, the console did.
const statements = `
create table sub_app_stages_before as select * from sub_app_stages;
drop table sub_app_stages;
create table sub_app_stages (
  app text not null references sub_apps (name),
  stage text not null,
  release_id text not null references sub_app_releases (id),
  previous_id text references sub_app_releases (id),
  share integer,
  reason text not null,
  changed_by text references operators (id),
  changed_at bigint not null,
  constraint sub_app_stages_key primary key (app, stage)
);
insert into sub_app_stages select * from sub_app_stages_before;
drop table sub_app_stages_before;

create table sub_app_stage_changes_before as select * from sub_app_stage_changes;
drop table sub_app_stage_changes;
create table sub_app_stage_changes (
  id text primary key,
  app text not null references sub_apps (name),
  stage text not null,
  before_id text references sub_app_releases (id),
  after_id text references sub_app_releases (id),
  share integer,
  reason text not null,
  changed_by text references operators (id),
  changed_at bigint not null,
  returned json
);
insert into sub_app_stage_changes
  (id, app, stage, before_id, after_id, share, reason, changed_by, changed_at)
  select * from sub_app_stage_changes_before;
drop table sub_app_stage_changes_before;
create index sub_app_stage_changes_by_app on sub_app_stage_changes (app, id);

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

/** How mounts of published sub-apps end, and changes of stages that the console makes by itself. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
