import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Hits with their picture's library and name; pictures deleted in the meantime are left out. */
export const inLibraries = async <Found extends { imageId: string }>(
  database: Kysely<Tables>,
  found: readonly Found[],
): Promise<(Found & { libraryId: string; fileName: string })[]> => {
  if (found.length === 0) return [];
  const images = await database
    .selectFrom("images")
    .select(["id", "libraryId", "fileName"])
    .where(
      "id",
      "in",
      found.map(({ imageId }) => imageId),
    )
    .where("deletedAt", "is", null)
    .execute();
  const byId = new Map(images.map((image) => [image.id, image]));
  return found.flatMap((one) => {
    const image = byId.get(one.imageId);
    return image ? [{ ...one, libraryId: image.libraryId, fileName: image.fileName }] : [];
  });
};
