import type { Kysely } from "kysely";

/**
 * Changes that a move made to its pictures; the start of retention for a picture and a library; and a library's number
 * of pictures in the bin, stored to avoid counting.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("image_changes").addColumn("verdicts", "json").execute();
  await schema.alterTable("images").addColumn("moved_at", "bigint").execute();
  await schema.alterTable("libraries").addColumn("retention_changed_at", "bigint").execute();
  await schema
    .createIndex("images_by_library_deleted")
    .on("images")
    .columns(["library_id", "deleted_at"])
    .execute();
}
