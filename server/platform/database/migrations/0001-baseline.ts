import { type Kysely, sql } from "kysely";
import { makeAppendOnly, makeUnchangeable } from "../dialect/append-only.ts";
import { indexFolded, indexForSearch, indexUsageSums } from "../dialect/indexes.ts";
import { billingTables } from "./baseline/billing.ts";
import { catalogTables } from "./baseline/catalog.ts";
import { clientsTables } from "./baseline/clients.ts";
import { consoleTables } from "./baseline/console.ts";
import { identityTables } from "./baseline/identity.ts";
import { platformTables } from "./baseline/platform.ts";
import { searchTables } from "./baseline/search.ts";

/** Each refers only to tables of its own and of those before it. */
const scripts = [
  platformTables,
  identityTables,
  billingTables,
  clientsTables,
  catalogTables,
  searchTables,
  consoleTables,
];

const appendOnly = [
  "audit_events",
  "price_plans",
  "price_plan_versions",
  "price_plan_rates",
  "client_terms",
  "client_states",
  "ledger_entries",
  "ledger_postings",
  "issuers",
  "invoice_lines",
  "credit_notes",
  "credit_note_lines",
  "proposals",
  "proposal_decisions",
];

const folded = [
  ["operators", "name"],
  ["finance_clients", "name"],
] as const;

const searched: Record<string, readonly string[]> = {
  operators: ["account", "name", "email"],
  audit_events: ["actor", "target"],
  mails: ["recipient", "subject"],
  applicants: ["reference", "account", "name", "company", "email"],
  finance_clients: ["name", "number", "contact_name", "contact_email"],
  client_applications: ["name"],
};

/** The schema of the first release, in SQL that both databases understand, and what differs between them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // SQLite prepares one statement at a time.
  for (const statement of scripts.flatMap((script) => script.trim().split(/;\n/)))
    await sql.raw(statement).execute(database);
  for (const table of appendOnly) await makeAppendOnly(database, table);
  await makeUnchangeable(database, "invoices", ["status", "paid_at", "credited"]);
  for (const [table, column] of folded) await indexFolded(database, table, column);
  for (const [table, columns] of Object.entries(searched))
    await indexForSearch(database, table, columns);
  await indexUsageSums(database);
  await sql`insert into audit_head (id, sequence, hash) values (1, 0, '')`.execute(database);
  await sql`insert into finance_counters (name, value) values ('client', 10000)`.execute(database);
}
