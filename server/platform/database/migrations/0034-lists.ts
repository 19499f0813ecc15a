import type { Kysely } from "kysely";
import { indexFolded, indexForSearch } from "../dialect/search-indexes.ts";

/** Lists with 100,000 rows: indexes for their sort orders, with the key that breaks ties, and for their searches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const [table, columns] of [
    ["sessions", ["created_at"]],
    ["applicants", ["created_at"]],
    ["applicants", ["status", "created_at"]],
    ["applicants", ["account_key"]],
    ["mails", ["created_at"]],
    ["announcements", ["starts_at"]],
    ["announcements", ["level"]],
    ["client_applications", ["name_key"]],
    ["api_keys", ["application_id", "created_at"]],
    ["invoices", ["due_at"]],
    ["invoices", ["total"]],
    ["proposals", ["kind", "created_at"]],
    ["proposals", ["kind", "amount"]],
  ] as const)
    await schema
      .createIndex(`${table}_listed_by_${columns.join("_")}`)
      .on(table)
      .columns([...columns, "id"])
      .execute();
  // Each is the beginning of one of those.
  for (const name of [
    "applicants_by_status",
    "mails_by_creation",
    "announcements_by_start",
    "api_keys_application",
    "top_ups_created",
  ])
    await schema.dropIndex(name).execute();
  for (const table of ["operators", "finance_clients"]) await indexFolded(database, table, "name");
  for (const [table, columns] of [
    ["operators", ["account", "name", "email"]],
    ["audit_events", ["actor", "target"]],
    ["mails", ["recipient", "subject"]],
    ["applicants", ["reference", "account", "name", "company", "email"]],
    ["finance_clients", ["name", "number", "contact_name", "contact_email"]],
  ] as const)
    await indexForSearch(database, table, columns);
}
