import type { Kysely } from "kysely";

/** The hash of a search's request, and the library picture behind a probe, a search or a comparison. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const add = async (table: string, column: string) => {
    await schema.alterTable(table).addColumn(column, "text").execute();
  };
  await add("face_queries", "request_hash");
  await add("face_comparisons", "request_hash");
  for (const [table, column] of [
    ["probes", "image_id"],
    ["face_queries", "probe_image_id"],
    ["face_comparisons", "one_image_id"],
    ["face_comparisons", "other_image_id"],
  ] as const) {
    await add(table, column);
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
