import { type Kysely, sql } from "kysely";

const statements = `
-- Which changes somebody else has to approve.
alter table security_policy add column second_person_roles boolean not null default false;
alter table security_policy add column second_person_resets boolean not null default false;
alter table security_policy add column second_person_library_grants boolean not null default false;

-- Calls that wait until somebody else approves them, and those that were decided on. \`input\` is sealed, and null once
-- it's no longer needed. \`subject\` is the requester's call and its target, which can wait only once.
create table approvals (
  id text primary key,
  call text not null,
  permission text not null,
  subject text not null,
  input text,
  action text not null,
  target_id text,
  target text not null,
  details json not null,
  reason text not null,
  status text not null,
  requested_by text not null references operators (id),
  created_at bigint not null,
  expires_at bigint not null,
  decided_by text references operators (id),
  decided_at bigint,
  comment text not null default ''
);
create index approvals_by_created_at on approvals (created_at, id);
create unique index approvals_waiting on approvals (subject) where status = 'waiting'
`;

/** Changes that need a second person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
