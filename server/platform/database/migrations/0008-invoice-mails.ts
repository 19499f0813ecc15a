import { type Kysely, sql } from "kysely";

const statements = `
alter table finance_clients add column billing_emails json not null default '[]';
alter table finance_clients add column billing_locale text not null default 'en-US';
alter table finance_clients add column reminders boolean not null default true;
update finance_clients set billing_locale = 'zh-CN' where currency = 'CNY';

-- Mails with invoices and reminders, one for each address; also the queue that sends them.
create table invoice_mails (
  id text primary key,
  invoice_id text not null references invoices (id),
  kind text not null,
  days integer,
  recipient text not null,
  subject text not null,
  body text not null,
  locale text not null,
  state text not null,
  due_at bigint,
  lease text,
  tries integer not null default 0,
  handed_at bigint,
  error text,
  created_by text references operators (id),
  created_at bigint not null,
  sent_at bigint,
  constraint invoice_mails_once unique (invoice_id, days, recipient)
);
create index invoice_mails_due on invoice_mails (due_at, id) where due_at is not null;
create index invoice_mails_of_invoice on invoice_mails (invoice_id, kind, created_at);

-- One row: when clients are reminded. \`checked_at\` elects the node that looks for due reminders.
create table reminder_settings (
  id text primary key,
  enabled boolean not null,
  days json not null,
  hour integer not null,
  checked_at bigint not null,
  changed_by text references operators (id),
  changed_at bigint
);

-- The default order: overdue and open ones by due date, then the others, last issued first. With the columns of the
-- expression, PostgreSQL skips to a deep page without reading the rows before it.
create index invoices_listed_by_urgency on invoices
  ((case when status = 'issued' then due_at else 9000000000000000 - issued_at end), id, status, due_at, issued_at);
create index invoices_listed_by_period on invoices (period_start, id);
`;

/** Invoices and reminders by mail, and the default order of the list of invoices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement).execute(database);
  await sql`insert into reminder_settings (id, enabled, days, hour, checked_at)
    values ('reminders', false, '[-3, 1, 7, 14]', 8, 0)`.execute(database);
}
