import type { Kysely } from "kysely";

/** Erasures, with the list that proves them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("erasures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("library_id", "text", (column) => column.notNull())
    .addColumn("library_name", "text", (column) => column.notNull())
    .addColumn("erased_by", "text", (column) => column.references("operators.id"))
    .addColumn("erased_at", "bigint", (column) => column.notNull())
    .addColumn("image_count", "integer", (column) => column.notNull())
    .addColumn("face_count", "integer", (column) => column.notNull())
    .addColumn("vector_count", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("list_hash", "text", (column) => column.notNull())
    .addColumn("files_gone_at", "bigint")
    .execute();
  await schema
    .createIndex("erasures_by_library")
    .on("erasures")
    .columns(["library_id", "id"])
    .execute();
  await schema.createIndex("erasures_by_files").on("erasures").column("files_gone_at").execute();
  await schema
    .createTable("erased_images")
    .addColumn("erasure_id", "text", (column) =>
      column.notNull().references("erasures.id").onDelete("cascade"),
    )
    .addColumn("image_id", "text", (column) => column.notNull())
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("erased_images_key", ["erasure_id", "image_id"])
    .execute();
}
