import { type Kysely, sql } from "kysely";

const statements = `
-- What operators have noted about items of the work queue. A record may belong to a team's own backend.
create table work_items (
  id text primary key,
  sub_app text not null,
  kind text not null,
  record_id text not null,
  assignee_id text references operators (id),
  snoozed_until bigint,
  snoozed_by text references operators (id),
  updated_at bigint not null,
  constraint work_items_by_record unique (sub_app, kind, record_id)
);
create index work_items_by_updated_at on work_items (updated_at);
create index work_items_by_assignee on work_items (assignee_id);

create table work_comments (
  id text primary key,
  item_id text not null references work_items (id) on delete cascade,
  author_id text not null references operators (id),
  text text not null,
  created_at bigint not null
);
create index work_comments_by_item on work_comments (item_id, id);
`;

/** Assignees, snoozes and comments of the work queue. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
