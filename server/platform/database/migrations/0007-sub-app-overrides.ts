import { type Kysely, sql } from "kysely";

/** Development overrides, each of one session. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
create table sub_app_overrides (
  session_id text primary key references sessions (id) on delete cascade,
  app text not null,
  origin text not null,
  manifest json not null,
  own_calls boolean not null,
  started_at bigint not null,
  expires_at bigint not null
)`.execute(database);
};
