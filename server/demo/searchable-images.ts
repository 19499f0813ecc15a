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
    .innerJoin("libraries", "libraries.id", "images.library_id")
    .innerJoin("library_set_libraries", "library_set_libraries.library_id", "libraries.id")
    .select(["images.id", "images.file_name as fileName", "libraries.name as libraryName"])
    .where("library_set_libraries.set_id", "=", setId)
    .orderBy("libraries.name")
    .orderBy("images.file_name")
    .execute();
