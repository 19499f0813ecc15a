import { newId } from "../platform/database/id.ts";
import type { LibrarySetKind } from "../platform/database/tables/libraries.ts";
import type { SeedContext } from "./seed.ts";

interface DemoSet {
  name: string;
  description: string;
  /** By their names. */
  libraries: readonly string[];
  defaultThreshold: number;
  labels?: string[];
}

/** Adds a named set of the demo's libraries. */
export const addLibrarySet = async (
  { database, now, operatorIds }: SeedContext,
  kind: LibrarySetKind,
  set: DemoSet,
): Promise<{ id: string; name: string }> => {
  const id = newId();
  const createdAt = now - 60 * 24 * 60 * 60_000;
  await database
    .insertInto("librarySets")
    .values({
      id,
      kind,
      name: set.name,
      nameKey: set.name.toLowerCase(),
      description: set.description,
      defaultThreshold: set.defaultThreshold,
      labels: set.labels ?? [],
      createdBy: operatorIds.operation,
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
  const libraries = await database
    .selectFrom("libraries")
    .select("id")
    .where("name", "in", set.libraries)
    .execute();
  await database
    .insertInto("librarySetLibraries")
    .values(libraries.map((library) => ({ setId: id, libraryId: library.id })))
    .execute();
  return { id, name: set.name };
};
