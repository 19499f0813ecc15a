import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

/**
 * Faces of people that may be shown: from pictures that aren't in the bin, in libraries that still belong to the
 * collection.
 */
export const shownFaces = (database: Pick<Kysely<Tables>, "selectFrom">) =>
  database
    .selectFrom("person_faces")
    .innerJoin("images", (on) =>
      on.onRef("images.id", "=", "person_faces.image_id").on("images.deleted_at", "is", null),
    )
    .innerJoin("library_set_libraries", (on) =>
      on
        .onRef("library_set_libraries.set_id", "=", "person_faces.collection_id")
        .onRef("library_set_libraries.library_id", "=", "images.library_id"),
    );
