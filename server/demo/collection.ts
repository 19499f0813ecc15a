import { textKey } from "@console-shell/contract/words/typed-text";
import { newId } from "#platform/database/id.ts";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";
import type { SeedContext } from "./seed.ts";

interface DemoCollection {
  name: string;
  description: string;
  /** By their names. */
  libraries: readonly string[];
  defaultThreshold: number;
  labels?: string[];
}

/** Adds a collection of the demo's libraries. */
export const addCollection = async (
  { database, now, operatorIds }: SeedContext,
  kind: CollectionKind,
  collection: DemoCollection,
): Promise<{ id: string; name: string }> => {
  const id = newId();
  const createdAt = now - 60 * 24 * 60 * 60_000;
  await database
    .insertInto("collections")
    .values({
      id,
      kind,
      name: collection.name,
      nameKey: textKey(collection.name),
      description: collection.description,
      defaultThreshold: collection.defaultThreshold,
      labels: collection.labels ?? [],
      createdBy: operatorIds.operation,
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
  const libraries = await database
    .selectFrom("libraries")
    .select("id")
    .where("name", "in", collection.libraries)
    .execute();
  await database
    .insertInto("collectionLibraries")
    .values(libraries.map((library) => ({ collectionId: id, libraryId: library.id })))
    .execute();
  return { id, name: collection.name };
};
