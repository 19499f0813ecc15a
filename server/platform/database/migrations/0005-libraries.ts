import type { Kysely } from "kysely";

/** Libraries of pictures, and the named sets of libraries that searches run in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("libraries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("retention_days", "integer")
    .addColumn("image_count", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["created_at", "image_count", "bytes"])
    await schema
      .createIndex(`libraries_by_${column}`)
      .on("libraries")
      .columns([column, "id"])
      .execute();

  await schema
    .createTable("images")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("library_id", "text", (column) =>
      column.notNull().references("libraries.id").onDelete("cascade"),
    )
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("uploaded_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("images_once_in_library", ["library_id", "sha256"])
    .execute();
  await schema
    .createIndex("images_by_library")
    .on("images")
    .columns(["library_id", "created_at", "id"])
    .execute();

  await schema
    .createTable("library_sets")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("default_threshold", "double precision", (column) => column.notNull())
    .addColumn("labels", "json", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("library_sets_name", ["kind", "name_key"])
    .execute();
  await schema
    .createTable("library_set_libraries")
    .addColumn("set_id", "text", (column) =>
      column.notNull().references("library_sets.id").onDelete("cascade"),
    )
    .addColumn("library_id", "text", (column) =>
      column.notNull().references("libraries.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("library_set_libraries_key", ["set_id", "library_id"])
    .execute();
  await schema
    .createIndex("library_set_libraries_by_library")
    .on("library_set_libraries")
    .column("library_id")
    .execute();
}
