import type { Kysely } from "kysely";

/** Searches by faces that the engine found, and comparisons of two of them. */
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
}
