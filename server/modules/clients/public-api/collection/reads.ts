import type { Kysely } from "kysely";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Collections that a client app may search: it has all of their libraries, and there is at least one. */
const ownCollections = (database: Kysely<Tables>, clientAppId: string, kind: CollectionKind) =>
  database
    .selectFrom("collections as one")
    .where("one.kind", "=", kind)
    .where((where) =>
      where.exists(
        where
          .selectFrom("collectionLibraries as member")
          .whereRef("member.collectionId", "=", "one.id")
          .select("member.libraryId"),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("collectionLibraries as member")
            .leftJoin("applicationLibraries as granted", (join) =>
              join
                .onRef("granted.libraryId", "=", "member.libraryId")
                .on("granted.applicationId", "=", clientAppId),
            )
            .whereRef("member.collectionId", "=", "one.id")
            .where("granted.libraryId", "is", null)
            .select("member.libraryId"),
        ),
      ),
    );

const librariesOf = async (database: Kysely<Tables>, collectionIds: readonly string[]) => {
  const rows = await database
    .selectFrom("collectionLibraries")
    .selectAll()
    .where("collectionId", "in", collectionIds)
    .orderBy("libraryId")
    .execute();
  const byCollection = Map.groupBy(rows, (row) => row.collectionId);
  return new Map([...byCollection].map(([id, of]) => [id, of.map((row) => row.libraryId)]));
};

/** One page of a client app's face or object collections, by name. */
export const listOwnCollections = (
  database: Kysely<Tables>,
  clientAppId: string,
  kind: CollectionKind,
  query: { page: number; pageSize: number },
) =>
  pageOf(
    {
      matching: ownCollections(database, clientAppId, kind),
      key: "one.id",
      sorts: { name: "one.nameKey" },
      present: async (ids: string[]) => {
        const rows = await database
          .selectFrom("collections")
          .select(["id", "name", "description", "labels"])
          .select(["defaultThreshold", "updatedAt"])
          .where("id", "in", ids)
          .execute();
        const libraries = await librariesOf(database, ids);
        return rows.map((row) => ({ ...row, libraryIds: libraries.get(row.id) ?? [] }));
      },
    },
    { ...query, sort: "name", order: "asc" },
  );

/** A collection that a client app may search; any other is `not_found`, whether it exists or not. */
export const findOwnCollection = async (
  database: Kysely<Tables>,
  clientAppId: string,
  kind: CollectionKind,
  collectionId: string,
): Promise<{ libraryIds: string[]; threshold: number }> => {
  const collection = await ownCollections(database, clientAppId, kind)
    .select(["one.id", "one.defaultThreshold as threshold"])
    .where("one.id", "=", collectionId)
    .executeTakeFirst();
  if (!collection) throw new Refusal("not_found");
  const libraries = await librariesOf(database, [collection.id]);
  return { libraryIds: libraries.get(collection.id) ?? [], threshold: collection.threshold };
};
