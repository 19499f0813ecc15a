import type { SeedContext } from "./seed.ts";

export interface SearchableImage {
  id: string;
  fileName: string;
  libraryName: string;
}

/** The pictures of a collection's libraries, in a fixed order. */
export const searchableImages = (
  { database }: SeedContext,
  collectionId: string,
): Promise<SearchableImage[]> =>
  database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .innerJoin("collectionLibraries", "collectionLibraries.libraryId", "libraries.id")
    .select(["images.id", "images.fileName", "libraries.name as libraryName"])
    .where("collectionLibraries.collectionId", "=", collectionId)
    .orderBy("libraries.name")
    .orderBy("images.fileName")
    .execute();
