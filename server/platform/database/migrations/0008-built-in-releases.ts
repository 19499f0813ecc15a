import { type Kysely, sql } from "kysely";

const statements = [
  // The console itself publishes the built-in sub-apps.
  "alter table sub_apps alter column owner_id drop not null",
  "alter table sub_apps alter column created_by drop not null",
  "alter table sub_app_releases alter column published_by drop not null",
  "alter table sub_app_stages alter column changed_by drop not null",
  "alter table sub_app_stage_changes alter column changed_by drop not null",
  "alter table sub_app_releases add column last_built_at bigint",
  "create index sub_app_releases_by_last_built_at on sub_app_releases (last_built_at)",
  // A pin has either a release or a stage.
  "alter table sub_app_pins alter column release_id drop not null",
  "alter table sub_app_pins add column stage text",
];

/** Built-in sub-apps have releases, too, and pins can follow a stage. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
