import type { Kysely } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";

/** Where what was seen in pictures of the bin is: in no library, so that no search finds it. */
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
  for (const table of ["faces", "image_objects"] as const)
    await transaction
      .updateTable(table)
      .set({ library_id: libraryId })
      .where("image_id", "in", ids)
      .execute();
  await transaction
    .updateTable("vectors")
    .set({ library_id: libraryId, ...(library && { version: library.vector_version }) })
    .where("image_id", "in", ids)
    .execute();
};
