import { type Kysely, sql } from "kysely";
import { dropAppendOnly, makeAppendOnly } from "../dialect/append-only.ts";
import { makeUnchangeable } from "../dialect/unchangeable.ts";

async function createPlans(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("price_plans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("price_plans_name", ["currency", "name"])
    .execute();
  await schema
    .createTable("price_plan_versions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("plan_id", "text", (column) => column.notNull().references("price_plans.id"))
    .addColumn("valid_from", "bigint", (column) => column.notNull())
    .addColumn("platform_fee", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("price_plan_versions_month", ["plan_id", "valid_from"])
    .execute();
  await schema
    .createTable("price_plan_rates")
    .addColumn("version_id", "text", (column) =>
      column.notNull().references("price_plan_versions.id"),
    )
    .addColumn("meter", "text", (column) => column.notNull())
    .addColumn("price", "bigint", (column) => column.notNull())
    .addColumn("first_calls", "bigint")
    .addColumn("further_price", "bigint")
    .addPrimaryKeyConstraint("price_plan_rates_key", ["version_id", "meter"])
    .execute();
  for (const table of ["price_plans", "price_plan_versions", "price_plan_rates"])
    await makeAppendOnly(database, table);
}

async function extendClients(database: Kysely<unknown>): Promise<void> {
  const clients = () => database.schema.alterTable("finance_clients");
  await clients()
    .addColumn("plan_id", "text", (column) => column.references("price_plans.id"))
    .execute();
  await clients()
    .addColumn("tax_rate", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await clients()
    .addColumn("credit_state", "text", (column) => column.notNull().defaultTo("ok"))
    .execute();
  // The tax rate of each currency's invoices until now.
  await sql`update finance_clients set tax_rate =
    case currency when 'CNY' then 600 when 'EUR' then 2000 else 0 end`.execute(database);
  await sql`update finance_clients set credit_state =
    case when balance + credit_limit < 0 then 'over'
      when (balance + credit_limit) * 5 < credit_limit then 'low' else 'ok' end`.execute(database);
  await database.schema
    .createIndex("finance_clients_credit")
    .on("finance_clients")
    .column("credit_state")
    .execute();
}

async function extendInvoices(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const invoices = () => schema.alterTable("invoices");
  await invoices()
    .addColumn("credited", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [column, reference] of [
    ["plan_version_id", "price_plan_versions.id"],
    ["entry_id", "ledger_entries.id"],
    ["issued_by", "operators.id"],
  ] as const)
    await invoices()
      .addColumn(column, "text", (added) => added.references(reference))
      .execute();
  // One per client and month: issuing it a second time does nothing.
  await schema
    .createIndex("invoices_once")
    .on("invoices")
    .columns(["client_id", "period_start"])
    .unique()
    .execute();
  await schema.createIndex("invoices_entry").on("invoices").column("entry_id").unique().execute();
  await invoices()
    .addColumn("client_name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update invoices set client_name =
    (select name from finance_clients where id = invoices.client_id)`.execute(database);
  const lines = () => schema.alterTable("invoice_lines");
  await lines().addColumn("first_calls", "bigint").execute();
  await lines().addColumn("further_price", "bigint").execute();
  // Calls were counted by the thousand.
  await sql`update invoice_lines set quantity = quantity * 1000
    where item in ('face-search', 'face-compare', 'object-search')`.execute(database);
  await makeUnchangeable(database, "invoices", ["status", "paid_at", "credited"]);
  await makeAppendOnly(database, "invoice_lines");
}

async function createCreditNotes(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("credit_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("invoice_id", "text", (column) => column.notNull().references("invoices.id"))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("subtotal", "bigint", (column) => column.notNull())
    .addColumn("tax", "bigint", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) =>
      column.notNull().unique().references("ledger_entries.id"),
    )
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("issued_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("issued_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("credit_notes_invoice")
    .on("credit_notes")
    .column("invoice_id")
    .execute();
  await schema
    .createTable("credit_note_lines")
    .addColumn("credit_note_id", "text", (column) => column.notNull().references("credit_notes.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("credit_note_lines_key", ["credit_note_id", "position"])
    .execute();
  await makeAppendOnly(database, "credit_notes");
  await makeAppendOnly(database, "credit_note_lines");
}

/** Generalizes top-ups to proposals: refunds are proposed and decided on in the same way. */
async function generaliseTopUps(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await dropAppendOnly(database, "top_ups");
  await dropAppendOnly(database, "top_up_decisions");
  await schema.alterTable("top_ups").renameTo("proposals").execute();
  await schema.alterTable("top_up_decisions").renameTo("proposal_decisions").execute();
  await schema.alterTable("proposal_decisions").renameColumn("top_up_id", "proposal_id").execute();
  await schema
    .alterTable("proposals")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("top-up"))
    .execute();
  await makeAppendOnly(database, "proposals");
  await makeAppendOnly(database, "proposal_decisions");
}

/** Plans, invoices and credit notes; the ledger's rows don't change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createPlans(database);
  await extendClients(database);
  await extendInvoices(database);
  await createCreditNotes(database);
  await generaliseTopUps(database);
  await makeAppendOnly(database, "ledger_entries");
  await makeAppendOnly(database, "ledger_postings");
}
