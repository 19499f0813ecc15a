import type { Kysely } from "kysely";
import { lockRows } from "../../../../platform/database/dialect/lock-rows.ts";
import { newId } from "../../../../platform/database/id.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { isUniqueViolation } from "../../../../platform/database/dialect/unique-violation.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Services } from "../../../../platform/services.ts";

/**
 * Assigns faces of the collection's libraries to a person; a missing one is refused, one that is assigned already is a
 * `conflict`.
 */
export const takeFaces = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  person: { id: string; collection_id: string },
  faceIds: readonly string[],
  now: number,
): Promise<number> => {
  const ids = [...new Set(faceIds)];
  const faces = await transaction
    .selectFrom("faces")
    .innerJoin("images", "images.id", "faces.image_id")
    .innerJoin("library_set_libraries", "library_set_libraries.library_id", "images.library_id")
    .select(["faces.id", "faces.image_id", "faces.box"])
    .where("faces.id", "in", ids)
    .where("set_id", "=", person.collection_id)
    .where("images.deleted_at", "is", null)
    .execute();
  const unknown = new Refusal("bad_input", [{ path: "faceIds", code: "unknown" }]);
  if (faces.length < ids.length) throw unknown;
  // Locked until the rows that refer to them are inserted.
  const imageIds = [...new Set(faces.map((face) => face.image_id))];
  const images = await transaction
    .selectFrom("images")
    .select("id")
    .where("id", "in", imageIds)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  if (images.length < imageIds.length) throw unknown;
  await transaction
    .insertInto("person_faces")
    .values(
      faces.map((face) => ({
        id: newId(),
        person_id: person.id,
        collection_id: person.collection_id,
        image_id: face.image_id,
        face_id: face.id,
        box: face.box,
        added_at: now,
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
