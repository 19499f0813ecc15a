import { type Kysely, sql } from "kysely";

const statements = `
-- The security policy ends keys by their age.
create index api_keys_by_age on api_keys (created_at) where counted;
-- The recorded request that queued the work, as in a traceparent header; null if there was none.
alter table jobs add column trace_parent text;
alter table webhook_deliveries add column trace_parent text;
alter table invoice_mails add column trace_parent text;
`;

/** Keys that end by their age, and the traces that queued work belongs to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements.trim().split(/;\n/))
    await sql.raw(statement.replace(/;$/, "")).execute(database);
}
