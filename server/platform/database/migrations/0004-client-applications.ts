import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("client_applications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("environment", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("client_applications_name", ["environment", "name_key"])
    .execute();
  await database.schema
    .createIndex("client_applications_created")
    .on("client_applications")
    .columns(["created_at", "id"])
    .execute();
  await database.schema
    .createIndex("client_applications_owner")
    .on("client_applications")
    .column("owner_id")
    .execute();

  await database.schema
    .createTable("api_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("prefix", "text", (column) => column.notNull().unique())
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("scopes", "json", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("last_used_at", "bigint")
    .addColumn("revoked_at", "bigint")
    .addColumn("replaced_by", "text", (column) => column.references("api_keys.id"))
    .execute();
  await database.schema
    .createIndex("api_keys_application")
    .on("api_keys")
    .columns(["application_id", "created_at"])
    .execute();
}
