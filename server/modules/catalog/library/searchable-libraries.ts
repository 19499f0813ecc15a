import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";
import type { Services } from "#platform/services.ts";

/** Which libraries a collection may contain. */
export const searchableKinds: Record<CollectionKind, readonly LibraryKind[]> = {
  "face-collection": ["faces", "general"],
  "object-collection": ["objects", "general"],
};

/** Every library that a collection of the kind may contain, by name. */
export const listSearchableLibraries = (
  { database }: Pick<Services, "database">,
  kind: CollectionKind,
): Promise<SearchableLibrary[]> => {
  return database
    .selectFrom("libraries")
    .select(["id", "name", "kind", "imageCount"])
    .where("kind", "in", searchableKinds[kind])
    .orderBy("nameKey")
    .execute();
};
