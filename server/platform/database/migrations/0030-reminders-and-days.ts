import { type Kysely, sql } from "kysely";

/**
 * One reminder of several invoices: the row that is sent, and one for each further invoice that refers to it. The
 * operator's message is kept to write the mail again without an invoice that was paid since. An issuer has the time zone
 * of its calendar days, until now UTC.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table invoice_mails add column lead_id text references invoice_mails (id)",
    "alter table invoice_mails add column message text",
    "alter table issuers add column time_zone text not null default 'UTC'",
    "create index invoice_mails_by_lead on invoice_mails (lead_id) where lead_id is not null",
  ])
    await sql.raw(statement).execute(database);
}
