import type { Kysely } from "kysely";

/** The indexing queue as a list: by state, by library, by attempts, and the jobs in progress. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const columns of [["state", "id"], ["group_id", "id"], ["tries", "id"], ["lease"]])
    await database.schema
      .createIndex(`jobs_by_${columns.join("_")}`)
      .on("jobs")
      .columns(columns)
      .execute();
}
