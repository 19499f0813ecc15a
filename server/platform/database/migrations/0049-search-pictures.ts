import type { Kysely } from "kysely";

/**
 * The library picture behind an object search, so that the copy is removed when the picture is erased; and files that
 * couldn't be removed with their rows, to be removed later.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("object_queries").addColumn("probe_image_id", "text").execute();
  await schema
    .createIndex("object_queries_by_probe_image_id")
    .on("object_queries")
    .column("probe_image_id")
    .execute();
  await schema
    .createTable("left_files")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("since", "bigint", (column) => column.notNull())
    .execute();
}
