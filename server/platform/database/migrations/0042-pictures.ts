import type { Kysely } from "kysely";

/** Library requirements, similar pictures, tags, the bin, and changes that can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  // Null: accepts all.
  await schema.alterTable("libraries").addColumn("gate", "json").execute();
  // SQLite adds one column at a time.
  const images = () => schema.alterTable("images");
  await images().addColumn("refused_for", "json").execute();
  await images()
    .addColumn("accepted_by_hand", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await images().addColumn("looks_like", "text").execute();
  await images()
    .addColumn("kept_beside", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await images().addColumn("deleted_at", "bigint").execute();
  await images().addColumn("deleted_by", "text").execute();
  await schema
    .createIndex("images_by_deleted_at")
    .on("images")
    .columns(["deleted_at", "id"])
    .execute();

  await schema
    .createTable("image_hash_parts")
    .addColumn("library_id", "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("image_hash_parts_key", ["library_id", "part", "image_id"])
    .execute();
  await schema
    .createIndex("image_hash_parts_by_image")
    .on("image_hash_parts")
    .column("image_id")
    .execute();

  await schema
    .createTable("image_tags")
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("image_tags_key", ["image_id", "tag"])
    .execute();
  await schema
    .createIndex("image_tags_by_tag")
    .on("image_tags")
    .columns(["tag", "image_id"])
    .execute();

  await schema
    .createTable("image_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("library_id", "text", (column) =>
      column.notNull().references("libraries.id").onDelete("cascade"),
    )
    .addColumn("target_id", "text")
    .addColumn("tag", "text")
    .addColumn("image_ids", "json", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("image_changes_by_made_at")
    .on("image_changes")
    .column("made_at")
    .execute();
}
