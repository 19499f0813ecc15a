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
    .insertInto("library_sets")
    .values({
      id,
      kind,
      name: set.name,
      name_key: set.name.toLowerCase(),
      description: set.description,
      default_threshold: set.defaultThreshold,
      labels: set.labels ?? [],
      created_by: operatorIds.operation,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  const libraries = await database
    .selectFrom("libraries")
    .select("id")
    .where("name", "in", set.libraries)
    .execute();
  await database
    .insertInto("library_set_libraries")
    .values(libraries.map((library) => ({ set_id: id, library_id: library.id })))
    .execute();
  return { id, name: set.name };
};
