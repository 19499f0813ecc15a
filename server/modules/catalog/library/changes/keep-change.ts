import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { ImageChangesTable } from "#platform/database/tables/libraries.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** The actor, library and time of a change. */
export interface Changing {
  libraryId: string;
  operatorId: string;
  now: number;
}

/** Stores a change in its own transaction, for undo; null if nothing changed. */
export const keepChange = async (
  transaction: Kysely<Tables>,
  { libraryId, operatorId, now }: Changing,
  change: Pick<ImageChangesTable, "kind" | "imageIds"> &
    Partial<Pick<ImageChangesTable, "targetId" | "tag" | "verdicts">>,
): Promise<string | null> => {
  if (change.imageIds.length === 0) return null;
  const id = newId();
  await transaction
    .insertInto("imageChanges")
    .values({
      id,
      libraryId,
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
