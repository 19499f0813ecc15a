import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/**
 * Assigns faces of the collection's libraries to a person; a missing one is refused, one that is assigned already is a
 * `conflict`.
 */
export const takeFaces = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  person: { id: string; collectionId: string },
  faceIds: readonly string[],
  now: number,
): Promise<number> => {
  const ids = [...new Set(faceIds)];
  const faces = await transaction
    .selectFrom("faces")
    .innerJoin("images", "images.id", "faces.imageId")
    .innerJoin("collectionLibraries", "collectionLibraries.libraryId", "images.libraryId")
    .select(["faces.id", "faces.imageId", "faces.box"])
    .where("faces.id", "in", ids)
    .where("collectionId", "=", person.collectionId)
    .where("images.deletedAt", "is", null)
    .execute();
  const unknown = new Refusal("bad_input", [{ path: "faceIds", code: "unknown" }]);
  if (faces.length < ids.length) throw unknown;
  // Locked until the rows that refer to them are inserted.
  const imageIds = [...new Set(faces.map((face) => face.imageId))];
  const images = await transaction
    .selectFrom("images")
    .select("id")
    .where("id", "in", imageIds)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  if (images.length < imageIds.length) throw unknown;
  await transaction
    .insertInto("personFaces")
    .values(
      faces.map((face) => ({
        id: newId(),
        personId: person.id,
        collectionId: person.collectionId,
        imageId: face.imageId,
        faceId: face.id,
        box: face.box,
        addedAt: now,
      })),
    )
    .execute();
  return faces.length;
};

/** For a face that is assigned already; to be caught outside of the transaction. */
export const faceTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "faceIds", code: "taken" }])
    : error;
};
