import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * Index data of binned pictures, and objects in pictures that their library rejected, belong to no library, so that no
 * search finds them.
 */
export const binPlace = "bin";

/**
 * Assigns the index data of pictures to a library, or to none: faces, objects and vectors. The library's
 * `vectorVersion` must be raised first, in the same transaction.
 */
export const placeSeen = async (
  transaction: Kysely<Tables>,
  ids: readonly string[],
  libraryId: string,
): Promise<void> => {
  if (ids.length === 0) return;
  const library = await transaction
    .selectFrom("libraries")
    .select("vectorVersion")
    .where("id", "=", libraryId)
    .executeTakeFirst();
  await transaction.updateTable("faces").set({ libraryId }).where("imageId", "in", ids).execute();
  await transaction
    .updateTable("imageObjects")
    .set({ libraryId })
    .where("imageId", "in", (accepted) =>
      accepted
        .selectFrom("images")
        .select("id")
        .where("id", "in", ids)
        .where("refusedFor", "is", null),
    )
    .execute();
  await transaction
    .updateTable("vectors")
    .set({ libraryId, ...(library && { version: library.vectorVersion }) })
    .where("imageId", "in", ids)
    .execute();
};
