import { type Kysely, sql } from "kysely";
import { makeAppendOnly } from "../dialect/append-only.ts";

async function createTerms(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("client_terms")
    .addColumn("client_id", "text", (column) => column.notNull().references("finance_clients.id"))
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("valid_from", "bigint", (column) => column.notNull())
    .addColumn("plan_id", "text", (column) => column.references("price_plans.id"))
    .addColumn("tax_rate", "integer", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("client_terms_key", ["client_id", "sequence"])
    .execute();
  // Only their current terms are known of their past.
  await sql`insert into client_terms (client_id, sequence, valid_from, plan_id, tax_rate, created_at)
    select id, 1, 0, plan_id, tax_rate, created_at from finance_clients`.execute(database);
  await makeAppendOnly(database, "client_terms");
}

async function createStates(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("client_states")
    .addColumn("client_id", "text", (column) => column.notNull().references("finance_clients.id"))
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("client_states_key", ["client_id", "sequence"])
    .execute();
  await sql`insert into client_states (client_id, sequence, status, created_at)
    select id, 1, status, created_at from finance_clients`.execute(database);
  await makeAppendOnly(database, "client_states");
}

/** Clients' billing terms by month, and stored responses to finance's idempotency keys. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTerms(database);
  await createStates(database);
  await database.schema
    .createTable("finance_answers")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("asked", "text", (column) => column.notNull())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("answer", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
