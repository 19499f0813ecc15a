import type { Kysely } from "kysely";

/** Past face searches, their candidates and the reviewers' decisions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("face_queries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("collection_id", "text", (column) =>
      column.references("library_sets.id").onDelete("set null"),
    )
    .addColumn("collection_name", "text", (column) => column.notNull())
    .addColumn("threshold", "double precision", (column) => column.notNull())
    .addColumn("probe_type", "text", (column) => column.notNull())
    .addColumn("hit_count", "integer", (column) => column.notNull())
    .addColumn("best_similarity", "double precision")
    .addColumn("decision", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const leading of [[], ["decision"], ["collection_id"]])
    await schema
      .createIndex(`face_queries_by_${leading[0] ?? "time"}`)
      .on("face_queries")
      .columns([...leading, "created_at", "id"])
      .execute();

  await schema
    .createTable("face_candidates")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("query_id", "text", (column) =>
      column.notNull().references("face_queries.id").onDelete("cascade"),
    )
    .addColumn("rank", "integer", (column) => column.notNull())
    .addColumn("image_id", "text", (column) => column.references("images.id").onDelete("set null"))
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("library_name", "text", (column) => column.notNull())
    .addColumn("similarity", "double precision", (column) => column.notNull())
    .addUniqueConstraint("face_candidates_rank", ["query_id", "rank"])
    .execute();
  await schema
    .createIndex("face_candidates_by_image")
    .on("face_candidates")
    .column("image_id")
    .execute();

  await schema
    .createTable("face_reviews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("query_id", "text", (column) =>
      column.notNull().references("face_queries.id").onDelete("cascade"),
    )
    .addColumn("decision", "text", (column) => column.notNull())
    .addColumn("candidate_id", "text", (column) =>
      column.references("face_candidates.id").onDelete("set null"),
    )
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("decided_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("decided_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("face_reviews_by_query")
    .on("face_reviews")
    .columns(["query_id", "decided_at", "id"])
    .execute();
  await schema
    .createIndex("face_reviews_by_candidate")
    .on("face_reviews")
    .column("candidate_id")
    .execute();
}
