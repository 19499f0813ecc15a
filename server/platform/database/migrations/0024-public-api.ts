import type { Kysely } from "kysely";

/** Tables of the public API: an application's payer, limits, libraries and usage. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("client_applications")
    .addColumn("client_id", "text", (column) => column.references("finance_clients.id"))
    .execute();
  await schema
    .alterTable("client_applications")
    .addColumn("calls_per_minute", "integer", (column) => column.notNull().defaultTo(600))
    .execute();
  await schema.alterTable("client_applications").addColumn("calls_per_month", "bigint").execute();
  await schema
    .createIndex("client_applications_client")
    .on("client_applications")
    .column("client_id")
    .execute();

  await schema
    .createTable("api_usage")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("key_id", "text", (column) => column.notNull().references("api_keys.id"))
    .addColumn("payer_id", "text", (column) => column.notNull())
    .addColumn("operation", "text", (column) => column.notNull())
    .addColumn("status_class", "integer", (column) => column.notNull())
    .addColumn("meter", "text", (column) => column.notNull())
    .addColumn("calls", "bigint", (column) => column.notNull())
    .addColumn("total_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("api_usage_key", [
      "application_id",
      "at",
      "key_id",
      "payer_id",
      "operation",
      "status_class",
      "meter",
    ])
    .execute();
  await schema.createIndex("api_usage_at").on("api_usage").column("at").execute();
  await schema.createIndex("api_usage_payer").on("api_usage").columns(["payer_id", "at"]).execute();

  await schema
    .createTable("quota_windows")
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("starts_at", "bigint", (column) => column.notNull())
    .addColumn("used", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("quota_windows_key", ["application_id", "period", "starts_at"])
    .execute();

  await schema
    .createTable("application_libraries")
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("library_id", "text", (column) =>
      column.notNull().references("libraries.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("application_libraries_key", ["application_id", "library_id"])
    .execute();
  await schema
    .createIndex("application_libraries_by_library")
    .on("application_libraries")
    .column("library_id")
    .execute();
}
