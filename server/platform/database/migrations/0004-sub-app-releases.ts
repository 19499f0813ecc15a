import { type Kysely, sql } from "kysely";

const statements = `
create table sub_apps (
  name text primary key,
  owner_id text not null references operators (id),
  backend text,
  created_by text not null references operators (id),
  created_at bigint not null
);

-- Increased by every change that pages must learn of.
create table sub_app_revision (
  id integer primary key,
  revision bigint not null
);

create table sub_app_files (
  app text not null references sub_apps (name),
  hash text not null,
  file_key text not null,
  size bigint not null,
  stored_at bigint not null,
  constraint sub_app_files_key primary key (app, hash)
);
create index sub_app_files_by_stored_at on sub_app_files (stored_at);

create table sub_app_releases (
  id text primary key,
  app text not null references sub_apps (name),
  version text not null,
  digest text not null,
  manifest json not null,
  size bigint not null,
  file_count integer not null,
  commit_url text,
  published_by text not null references operators (id),
  published_at bigint not null,
  yanked_at bigint,
  yank_reason text not null default '',
  constraint sub_app_releases_version unique (app, version)
);
create index sub_app_releases_by_app on sub_app_releases (app, id);

create table sub_app_release_files (
  release_id text not null references sub_app_releases (id),
  path text not null,
  app text not null,
  hash text not null,
  constraint sub_app_release_files_key primary key (release_id, path),
  constraint sub_app_release_files_stored foreign key (app, hash) references sub_app_files (app, hash)
);
create index sub_app_release_files_by_hash on sub_app_release_files (app, hash);

create table sub_app_stages (
  app text not null references sub_apps (name),
  stage text not null,
  release_id text not null references sub_app_releases (id),
  previous_id text references sub_app_releases (id),
  share integer,
  reason text not null,
  changed_by text not null references operators (id),
  changed_at bigint not null,
  constraint sub_app_stages_key primary key (app, stage)
);

create table sub_app_stage_changes (
  id text primary key,
  app text not null references sub_apps (name),
  stage text not null,
  before_id text references sub_app_releases (id),
  after_id text references sub_app_releases (id),
  share integer,
  reason text not null,
  changed_by text not null references operators (id),
  changed_at bigint not null
);
create index sub_app_stage_changes_by_app on sub_app_stage_changes (app, id);

create table sub_app_pins (
  id text primary key,
  app text not null references sub_apps (name),
  release_id text not null references sub_app_releases (id),
  operator_id text references operators (id),
  role text,
  created_by text not null references operators (id),
  created_at bigint not null,
  constraint sub_app_pins_operator unique (app, operator_id),
  constraint sub_app_pins_role unique (app, role)
);

create table sub_app_tokens (
  id text primary key,
  app text not null references sub_apps (name),
  name text not null,
  prefix text not null,
  token_hash text not null unique,
  scopes json not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint,
  revoked_at bigint
);
create index sub_app_tokens_by_app on sub_app_tokens (app, id);

-- Keys that sign the tokens which backends of sub-apps get.
create table signing_keys (
  id text primary key,
  public_key json not null,
  private_key text not null,
  created_at bigint not null
);

-- Permissions that published sub-apps open with or declare.
create table sub_app_permissions (
  code text primary key,
  app text not null references sub_apps (name),
  label json not null
);
`;

/** Sub-apps that teams publish: immutable releases, the stages that point to them, and who may publish. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  await sql`insert into sub_app_revision (id, revision) values (1, 0)`.execute(database);
}
