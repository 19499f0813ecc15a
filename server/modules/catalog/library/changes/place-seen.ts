import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";

/**
 * Where what was seen in pictures of the bin is, and the things of those that their library refused: in no library, so
 * that no search finds it.
 */
export const binPlace = "bin";

/**
 * Puts what was seen in pictures into a library, or into none: faces, things and vectors. Their library's
 * `vector_version` has to be raised before, in the same transaction.
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
