import { type Kysely, sql } from "kysely";

/** Pending items are counted often, among many that aren't. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createIndex("object_queries_unjudged")
    .on("object_queries")
    .columns(["created_at", "id"])
    .where(sql.ref("judged_count"), "=", sql.lit(0))
    .where(sql.ref("hit_count"), ">", sql.lit(0))
    .execute();
  await schema
    .createIndex("invoices_issued_due")
    .on("invoices")
    .columns(["due_at", "client_id"])
    .where(sql.ref("status"), "=", sql.lit("issued"))
    .execute();
}
