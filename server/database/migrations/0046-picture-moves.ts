import type { Kysely } from "kysely";

/** How many pictures a library has in its bin, found without reading them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex("images_by_library_deleted")
    .on("images")
    .columns(["library_id", "deleted_at"])
    .execute();
}
