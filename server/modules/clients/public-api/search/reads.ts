import type { Kysely } from "kysely";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** Hits with their image's library and name; images deleted in the meantime are left out. */
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

/** The faces of a stored image with their vectors of a model. */
export const facesOf = ({ database }: Source, imageId: string, model: string) =>
  database
    .selectFrom("faces")
    .innerJoin("vectors", "vectors.id", "faces.id")
    .select(["faces.box", "vectors.vector"])
    .where("faces.imageId", "=", imageId)
    .where("vectors.model", "=", model)
    .execute();
