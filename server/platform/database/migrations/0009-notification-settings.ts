import { type Kysely, sql } from "kysely";

const statements = `
-- Whether the console shows it; if not, it's only mailed.
alter table notifications add column shown boolean not null default true;
-- How it's still to be mailed: 'once' soon, 'daily' with the digest. Null if it isn't, or has been.
alter table notifications add column mail text;
create index notifications_to_mail on notifications (mail, operator_id) where mail is not null;

-- What an operator chose about a kind. Without a row, the console shows it and nothing is mailed.
create table notification_settings (
  operator_id text not null references operators (id) on delete cascade,
  kind text not null,
  shown boolean not null,
  mail text not null,
  constraint notification_settings_key primary key (operator_id, kind)
);

-- When an operator's digest is due: at that hour of the day in that time zone.
create table notification_digests (
  operator_id text primary key references operators (id) on delete cascade,
  hour integer not null,
  time_zone text not null,
  due_at bigint not null
);
create index notification_digests_by_due_at on notification_digests (due_at);

-- Defaults are granted only for new permissions; these two are old ones that the role's description promises.
insert into role_permissions (role, permission)
  select role, 'management:applicant:decide' from role_permissions
  where role = 'clientManager' and permission = 'management:applicant:read'
  on conflict do nothing;
insert into role_permissions (role, permission)
  select role, 'finance:invoice:read' from role_permissions
  where role = 'clientManager' and permission = 'finance:client:read-all'
  on conflict do nothing;
`;

/** Settings and mails of notifications; client managers decide on registrations and see invoices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
}
