import type { SeedContext } from "./seed.ts";

export interface SearchableImage {
  id: string;
  fileName: string;
  libraryName: string;
}

/** The pictures of a set's libraries, in a fixed order. */
export const searchableImages = (
  { database }: SeedContext,
  setId: string,
): Promise<SearchableImage[]> =>
  database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .innerJoin("librarySetLibraries", "librarySetLibraries.libraryId", "libraries.id")
    .select(["images.id", "images.fileName", "libraries.name as libraryName"])
    .where("librarySetLibraries.setId", "=", setId)
    .orderBy("libraries.name")
    .orderBy("images.fileName")
    .execute();
