import type { Kysely } from "kysely";
import type { By } from "#kernel/call.ts";
import { newId } from "#platform/database/id.ts";
import type { ImageChangesTable } from "#platform/database/tables/libraries.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** Stores a change in its own transaction, for undo; null if nothing changed. */
export const recordChange = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  change: Pick<ImageChangesTable, "kind" | "libraryId" | "imageIds"> &
    Partial<Pick<ImageChangesTable, "targetId" | "tag" | "verdicts">>,
): Promise<string | null> => {
  if (change.imageIds.length === 0) return null;
  const id = newId();
  await transaction
    .insertInto("imageChanges")
    .values({
      id,
      targetId: null,
      tag: null,
      verdicts: null,
      madeBy: operatorId,
      madeAt: now,
      ...change,
    })
    .execute();
  return id;
};

/**
 * Index data of binned images, and objects in images that their library rejected, belong to no library, so that no
 * search finds them.
 */
export const noLibrary = "bin";

/**
 * Assigns the index data of images to a library, or to none: faces, objects and vectors. The library's
 * `vectorVersion` must be raised first, in the same transaction.
 */
export const moveIndexData = async (
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
