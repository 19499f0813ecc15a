import type { Kysely } from "kysely";

/**
 * What a move took from its pictures; since when retention may look at a picture and at a library; and how many a
 * library has in its bin, found without reading them.
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
