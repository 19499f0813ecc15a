import type { Kysely } from "kysely";
import { newId } from "../../../../platform/database/id.ts";
import type { ImageChangesTable } from "../../../../platform/database/tables/libraries.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";

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
  change: Pick<ImageChangesTable, "kind" | "image_ids"> &
    Partial<Pick<ImageChangesTable, "target_id" | "tag" | "verdicts">>,
): Promise<string | null> => {
  if (change.image_ids.length === 0) return null;
  const id = newId();
  await transaction
    .insertInto("image_changes")
    .values({
      id,
      library_id: libraryId,
      target_id: null,
      tag: null,
      verdicts: null,
      made_by: operatorId,
      made_at: now,
      ...change,
    })
    .execute();
  return id;
};
