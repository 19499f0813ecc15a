import type { Kysely } from "kysely";

/** Saved object searches of operators. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("saved_object_searches")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("shared", "boolean", (column) => column.notNull())
    .addColumn("query_id", "text", (column) =>
      column.notNull().references("object_queries.id").onDelete("cascade"),
    )
    .addColumn("last_query_id", "text", (column) =>
      column.notNull().references("object_queries.id").onDelete("cascade"),
    )
    .addColumn("last_run_at", "bigint", (column) => column.notNull())
    .addColumn("model", "text")
    .addColumn("vector", "bytea")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("saved_object_searches_name", ["owner_id", "name_key"])
    .execute();
  for (const column of ["query_id", "last_query_id", "name_key"])
    await database.schema
      .createIndex(`saved_object_searches_by_${column}`)
      .on("saved_object_searches")
      .column(column)
      .execute();
}
