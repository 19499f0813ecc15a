import type { Kysely } from "kysely";
import type { FinanceCounterTable } from "../tables/finance.ts";

async function createClients(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("finance_counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bigint", (column) => column.notNull())
    .execute();
  await (database as Kysely<{ finance_counters: FinanceCounterTable }>)
    .insertInto("finance_counters")
    .values({ name: "client", value: 10_000 })
    .execute();

  await database.schema
    .createTable("finance_clients")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("balance", "bigint", (column) => column.notNull())
    .addColumn("entry_count", "bigint", (column) => column.notNull())
    .addColumn("credit_limit", "bigint", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.references("operators.id"))
    .addColumn("contact_name", "text", (column) => column.notNull())
    .addColumn("contact_email", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("finance_clients_owner")
    .on("finance_clients")
    .column("owner_id")
    .execute();
}

async function createLedger(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("ledger_entries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("client_id", "text", (column) => column.notNull().references("finance_clients.id"))
    .addColumn("sequence", "bigint", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("balance_after", "bigint", (column) => column.notNull())
    .addColumn("memo", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("reverses_id", "text", (column) => column.unique().references("ledger_entries.id"))
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("ledger_entries_sequence", ["client_id", "sequence"])
    .execute();
  await database.schema
    .createIndex("ledger_entries_created")
    .on("ledger_entries")
    .columns(["created_at", "id"])
    .execute();
  await database.schema
    .createIndex("ledger_entries_kind")
    .on("ledger_entries")
    .columns(["kind", "created_at"])
    .execute();

  await database.schema
    .createTable("ledger_postings")
    .addColumn("entry_id", "text", (column) => column.notNull().references("ledger_entries.id"))
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("debit", "bigint", (column) => column.notNull())
    .addColumn("credit", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("ledger_postings_key", ["entry_id", "account"])
    .execute();
}

async function createInvoices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("invoices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("client_id", "text", (column) => column.notNull().references("finance_clients.id"))
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("period_start", "bigint", (column) => column.notNull())
    .addColumn("period_end", "bigint", (column) => column.notNull())
    .addColumn("issued_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("paid_at", "bigint")
    .addColumn("subtotal", "bigint", (column) => column.notNull())
    .addColumn("tax_rate", "integer", (column) => column.notNull())
    .addColumn("tax", "bigint", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("invoices_client")
    .on("invoices")
    .columns(["client_id", "issued_at"])
    .execute();
  await database.schema
    .createIndex("invoices_issued")
    .on("invoices")
    .columns(["issued_at", "id"])
    .execute();

  await database.schema
    .createTable("invoice_lines")
    .addColumn("invoice_id", "text", (column) => column.notNull().references("invoices.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("quantity", "bigint", (column) => column.notNull())
    .addColumn("unit_price", "bigint", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("invoice_lines_key", ["invoice_id", "position"])
    .execute();
}

export async function up(database: Kysely<unknown>): Promise<void> {
  await createClients(database);
  await createLedger(database);
  await createInvoices(database);
}
