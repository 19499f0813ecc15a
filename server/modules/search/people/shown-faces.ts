import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * Faces of people that may be shown: from pictures that aren't in the bin, in libraries that still belong to the
 * collection.
 */
export const shownFaces = (database: Pick<Kysely<Tables>, "selectFrom">) =>
  database
    .selectFrom("personFaces")
    .innerJoin("images", (on) =>
      on.onRef("images.id", "=", "personFaces.imageId").on("images.deletedAt", "is", null),
    )
    .innerJoin("collectionLibraries", (on) =>
      on
        .onRef("collectionLibraries.collectionId", "=", "personFaces.collectionId")
        .onRef("collectionLibraries.libraryId", "=", "images.libraryId"),
    );
