import type { Kysely } from "kysely";

/** Index data of pictures, their vectors, and the indexing queue. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await jobs(database);
  // SQLite adds one column at a time.
  const images = () => database.schema.alterTable("images");
  await images().addColumn("perceptual_hash", "text").execute();
  await images().addColumn("indexed_at", "bigint").execute();
  await images().addColumn("indexed_with", "text").execute();
  await images().addColumn("face_count", "integer").execute();
  await database.schema
    .alterTable("libraries")
    .addColumn("vector_version", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable("faces")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("library_id", "text", (column) => column.notNull())
    .addColumn("box", "json", (column) => column.notNull())
    .addColumn("pose", "json", (column) => column.notNull())
    .addColumn("score", "double precision", (column) => column.notNull())
    .addColumn("sharpness", "double precision", (column) => column.notNull())
    .addColumn("brightness", "double precision", (column) => column.notNull())
    .addColumn("liveness", "double precision", (column) => column.notNull())
    .addColumn("flaws", "json", (column) => column.notNull())
    .execute();
  await index(database, "faces", ["image_id"]);
  await database.schema
    .createTable("image_objects")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("library_id", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("score", "double precision", (column) => column.notNull())
    .addColumn("box", "json", (column) => column.notNull())
    .execute();
  await index(database, "image_objects", ["image_id"]);
  await index(database, "image_objects", ["library_id", "label", "score"]);
  await database.schema
    .createTable("vectors")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("library_id", "text", (column) => column.notNull())
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("vector", "bytea", (column) => column.notNull())
    .execute();
  await index(database, "vectors", ["image_id"]);
  await index(database, "vectors", ["library_id", "kind", "model", "version"]);
}

const index = (database: Kysely<unknown>, table: string, columns: string[]) =>
  database.schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();

const jobs = async (database: Kysely<unknown>) => {
  await database.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("group_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease", "text")
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addUniqueConstraint("jobs_kind_subject", ["kind", "subject_id"])
    .execute();
  await index(database, "jobs", ["due_at"]);
  await index(database, "jobs", ["group_id", "state"]);
  await index(database, "jobs", ["state", "ended_at"]);
};
