import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";

/**
 * Index data of binned pictures, and things in pictures that their library rejected, belong to no library, so that no
 * search finds them.
 */
export const binPlace = "bin";

/**
 * Assigns the index data of pictures to a library, or to none: faces, things and vectors. The library's
 * `vector_version` must be raised first, in the same transaction.
 */
export const placeSeen = async (
  transaction: Kysely<Tables>,
  ids: readonly string[],
  libraryId: string,
): Promise<void> => {
  if (ids.length === 0) return;
  const library = await transaction
    .selectFrom("libraries")
    .select("vector_version")
    .where("id", "=", libraryId)
    .executeTakeFirst();
  await transaction
    .updateTable("faces")
    .set({ library_id: libraryId })
    .where("image_id", "in", ids)
    .execute();
  await transaction
    .updateTable("image_objects")
    .set({ library_id: libraryId })
    .where("image_id", "in", (accepted) =>
      accepted
        .selectFrom("images")
        .select("id")
        .where("id", "in", ids)
        .where("refused_for", "is", null),
    )
    .execute();
  await transaction
    .updateTable("vectors")
    .set({ library_id: libraryId, ...(library && { version: library.vector_version }) })
    .where("image_id", "in", ids)
    .execute();
};
