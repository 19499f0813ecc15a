import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Box } from "#platform/vision/engine.ts";

/** Minimum IoU (intersection over union) of two boxes for the same face. */
const leastShared = 0.4;

const shared = (one: Box, other: Box): number => {
  const along = (a: number, aSize: number, b: number, bSize: number) =>
    Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));
  const both =
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
  const all = one.width * one.height + other.width * other.height - both;
  return all > 0 ? both / all : 0;
};

/**
 * Relinks people's faces after their image was reindexed: each to the new face in its place, if there is one. The new
 * faces have new identifiers, so people would otherwise lose theirs.
 */
export const relinkFaces = async (
  transaction: Kysely<Tables>,
  imageId: string,
  faces: readonly { id: string; box: Box }[],
): Promise<void> => {
  const known = await transaction
    .selectFrom("personFaces")
    .select(["id", "collectionId", "box"])
    .where("imageId", "=", imageId)
    .execute();
  if (known.length === 0) return;
  await transaction
    .updateTable("personFaces")
    .set({ faceId: null })
    .where("imageId", "=", imageId)
    .execute();
  const taken = new Set<string>();
  for (const row of known) {
    const nearest = faces
      .map((face) => ({ face, part: shared(row.box, face.box) }))
      .filter(({ face, part }) => part >= leastShared && !taken.has(row.collectionId + face.id))
      .toSorted((one, other) => other.part - one.part)[0];
    if (!nearest) continue;
    taken.add(row.collectionId + nearest.face.id);
    await transaction
      .updateTable("personFaces")
      .set({ faceId: nearest.face.id })
      .where("id", "=", row.id)
      .execute();
  }
};
