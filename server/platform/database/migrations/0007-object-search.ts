import type { Kysely } from "kysely";

/** Past object searches, their results and what reviewers judged relevant. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("object_queries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("catalogue_id", "text", (column) =>
      column.references("library_sets.id").onDelete("set null"),
    )
    .addColumn("catalogue_name", "text", (column) => column.notNull())
    .addColumn("threshold", "double precision", (column) => column.notNull())
    .addColumn("probe_type", "text")
    .addColumn("hit_count", "integer", (column) => column.notNull())
    .addColumn("judged_count", "integer", (column) => column.notNull())
    .addColumn("relevant_count", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const leading of [[], ["mode"], ["catalogue_id"]])
    await schema
      .createIndex(`object_queries_by_${leading[0] ?? "time"}`)
      .on("object_queries")
      .columns([...leading, "created_at", "id"])
      .execute();

  await schema
    .createTable("object_results")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("query_id", "text", (column) =>
      column.notNull().references("object_queries.id").onDelete("cascade"),
    )
    .addColumn("rank", "integer", (column) => column.notNull())
    .addColumn("image_id", "text", (column) => column.references("images.id").onDelete("set null"))
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("library_name", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("score", "double precision", (column) => column.notNull())
    .addColumn("relevance", "text")
    .addColumn("judged_by", "text", (column) => column.references("operators.id"))
    .addColumn("judged_at", "bigint")
    .addUniqueConstraint("object_results_rank", ["query_id", "rank"])
    .execute();
  await schema
    .createIndex("object_results_by_image")
    .on("object_results")
    .column("image_id")
    .execute();

  await schema
    .createTable("object_judgements")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("result_id", "text", (column) =>
      column.notNull().references("object_results.id").onDelete("cascade"),
    )
    .addColumn("relevance", "text")
    .addColumn("judged_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("judged_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("object_judgements_by_result")
    .on("object_judgements")
    .columns(["result_id", "judged_at", "id"])
    .execute();
}
