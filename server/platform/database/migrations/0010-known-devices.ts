import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("known_devices")
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_devices_key", ["token_hash", "operator_id"])
    .execute();
  await database.schema
    .createIndex("known_devices_by_last_seen")
    .on("known_devices")
    .column("last_seen_at")
    .execute();
}
