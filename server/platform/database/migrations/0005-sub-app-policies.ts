import { type Kysely, sql } from "kysely";

/** What administrators have approved for each published sub-app to need from the page's policy. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sub_app_policies (
      app text primary key references sub_apps (name),
      needs json not null,
      changed_by text not null references operators (id),
      changed_at bigint not null
    )`.execute(database);
}
