import type { Kysely } from "kysely";

/** Public API calls with an idempotency key: the claim, and the stored response. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("idempotent_calls")
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("lease", "text", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("answer", "text")
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotent_calls_key", ["application_id", "key"])
    .execute();
  await schema
    .createIndex("idempotent_calls_ends")
    .on("idempotent_calls")
    .column("ends_at")
    .execute();
}
