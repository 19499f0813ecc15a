import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/** A collection in its wire format; a face collection has no labels. */
interface Collection {
  id: string;
  name: string;
  description: string;
  libraries: SearchableLibrary[];
  defaultThreshold: number;
  labels: string[];
  createdBy: { id: string; name: string };
  createdAt: number;
  updatedAt: number;
}

interface CollectionFilter {
  page: number;
  pageSize: number;
  search?: string | undefined;
}

const selectCollections = ({ database }: Services, kind: CollectionKind) =>
  database
    .selectFrom("collections")
    .innerJoin("operators", "operators.id", "collections.createdBy")
    .selectAll("collections")
    .select("operators.name as creator")
    .where("collections.kind", "=", kind);

type Row = Awaited<ReturnType<ReturnType<typeof selectCollections>["executeTakeFirstOrThrow"]>>;

const librariesOf = async ({ database }: Services, collectionIds: readonly string[]) => {
  const byCollection = new Map<string, SearchableLibrary[]>(collectionIds.map((id) => [id, []]));
  if (collectionIds.length === 0) return byCollection;
  const rows = await database
    .selectFrom("collectionLibraries")
    .innerJoin("libraries", "libraries.id", "collectionLibraries.libraryId")
    .select(["collectionId", "libraries.id", "name", "kind", "imageCount"])
    .where("collectionId", "in", collectionIds)
    .orderBy("nameKey")
    .execute();
  for (const { collectionId, ...library } of rows) byCollection.get(collectionId)!.push(library);
  return byCollection;
};

const presentAll = async (services: Services, rows: readonly Row[]): Promise<Collection[]> => {
  const libraries = await librariesOf(
    services,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    libraries: libraries.get(row.id)!,
    createdBy: { id: row.createdBy, name: row.creator },
  }));
};

/** A page of collections of a kind, by name. */
export const listCollectionPage = (
  services: Services,
  kind: CollectionKind,
  { search, ...query }: CollectionFilter,
) => {
  let matching = services.database.selectFrom("collections").where("kind", "=", kind);
  if (search) matching = matching.where(containsText(services, ["name", "description"], search));
  return pageOf(
    {
      matching,
      key: "collections.id",
      sorts: { name: "nameKey" },
      present: async (ids: string[]) =>
        presentAll(
          services,
          await selectCollections(services, kind).where("collections.id", "in", ids).execute(),
        ),
    },
    { ...query, sort: "name", order: "asc" },
  );
};

/** One collection of the kind, or `not_found`. */
export const findCollection = async (
  services: Services,
  kind: CollectionKind,
  id: string,
): Promise<Collection> => {
  const rows = await selectCollections(services, kind).where("collections.id", "=", id).execute();
  const [collection] = await presentAll(services, rows);
  if (!collection) throw new Refusal("not_found");
  return collection;
};
