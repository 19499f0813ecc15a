import type { Kysely } from "kysely";
import { makeAppendOnly } from "../dialect/append-only.ts";

/** Top-ups that one operator proposes and another decides on. Proposals and decisions are immutable. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("top_ups")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("client_id", "text", (column) => column.notNull().references("finance_clients.id"))
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("proposed_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("top_ups_created").on("top_ups").columns(["created_at", "id"]).execute();
  await schema.createIndex("top_ups_client").on("top_ups").column("client_id").execute();

  // The primary key makes sure a top-up is decided on once.
  await schema
    .createTable("top_up_decisions")
    .addColumn("top_up_id", "text", (column) => column.primaryKey().references("top_ups.id"))
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.unique().references("ledger_entries.id"))
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("decided_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("decided_at", "bigint", (column) => column.notNull())
    .execute();

  await makeAppendOnly(database, "top_ups");
  await makeAppendOnly(database, "top_up_decisions");
}
