import type { Kysely } from "kysely";
import { makeAppendOnly } from "../dialect/append-only.ts";
import { dropUnchangeable, makeUnchangeable } from "../dialect/unchangeable.ts";

/** Issuers of invoices with all versions, and the run that an invoice came from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("issuers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("tax_number", "text", (column) => column.notNull())
    .addColumn("bank_name", "text", (column) => column.notNull())
    .addColumn("bank_account", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await makeAppendOnly(database, "issuers");
  await dropUnchangeable(database, "invoices");
  await schema
    .alterTable("invoices")
    .addColumn("issuer_id", "text", (column) => column.references("issuers.id"))
    .execute();
  await schema.alterTable("invoices").addColumn("run_key", "text").execute();
  await makeUnchangeable(database, "invoices", ["status", "paid_at", "credited"]);
}
