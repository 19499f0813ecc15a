import type { Kysely } from "kysely";

/** Searches by faces that the engine found, comparisons of two of them, and people that faces are grouped as. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("face_queries").addColumn("search_key", "text").execute();
  await schema
    .createIndex("face_queries_by_key")
    .unique()
    .on("face_queries")
    .columns(["operator_id", "search_key"])
    .execute();
  await schema.alterTable("face_candidates").addColumn("box", "json").execute();
  await schema.alterTable("face_candidates").addColumn("face_id", "text").execute();
  await schema
    .createTable("face_comparisons")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("similarity", "double precision", (column) => column.notNull())
    .addColumn("one_picture", "text", (column) => column.notNull())
    .addColumn("other_picture", "text", (column) => column.notNull())
    .addColumn("one_flaws", "json", (column) => column.notNull())
    .addColumn("other_flaws", "json", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("search_key", "text", (column) => column.notNull())
    .addUniqueConstraint("face_comparisons_key", ["operator_id", "search_key"])
    .execute();
  for (const column of ["created_at", "similarity"])
    await schema
      .createIndex(`face_comparisons_by_${column}`)
      .on("face_comparisons")
      .columns([column, "id"])
      .execute();
  await people(database);
}

const people = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("collection_id", "text", (column) =>
      column.notNull().references("library_sets.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("people_by_change").on("people").columns(["updated_at", "id"]).execute();
  await schema.createIndex("people_by_collection").on("people").column("collection_id").execute();
  await schema
    .createTable("person_faces")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("collection_id", "text", (column) => column.notNull())
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("face_id", "text")
    .addColumn("box", "json", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("person_faces_once", ["collection_id", "face_id"])
    .execute();
  await schema
    .createIndex("person_faces_by_person")
    .on("person_faces")
    .columns(["person_id", "added_at", "id"])
    .execute();
  await schema.createIndex("person_faces_by_image").on("person_faces").column("image_id").execute();
  await schema
    .createTable("person_operations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("collection_id", "text", (column) =>
      column.notNull().references("library_sets.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("other_id", "text", (column) => column.notNull())
    .addColumn("other_name", "text", (column) => column.notNull())
    .addColumn("other_created_by", "text", (column) => column.notNull())
    .addColumn("other_created_at", "bigint", (column) => column.notNull())
    .addColumn("face_ids", "json", (column) => column.notNull())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("undone_by", "text", (column) => column.references("operators.id"))
    .addColumn("undone_at", "bigint")
    .execute();
  for (const column of ["collection_id", "person_id", "other_id"])
    await schema
      .createIndex(`person_operations_by_${column}`)
      .on("person_operations")
      .column(column)
      .execute();
};
