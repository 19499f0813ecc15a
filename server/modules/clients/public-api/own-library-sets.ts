import type { Kysely } from "kysely";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { LibrarySetKind } from "../../../platform/database/tables/libraries.ts";
import { Refusal } from "../../../kernel/refusal.ts";

/** Sets that a client app may search: it has all of their libraries, and there is at least one. */
const ownSets = (database: Kysely<Tables>, clientAppId: string, kind: LibrarySetKind) =>
  database
    .selectFrom("librarySets as one")
    .where("one.kind", "=", kind)
    .where((where) =>
      where.exists(
        where
          .selectFrom("librarySetLibraries as member")
          .whereRef("member.setId", "=", "one.id")
          .select("member.libraryId"),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("librarySetLibraries as member")
            .leftJoin("applicationLibraries as granted", (join) =>
              join
                .onRef("granted.libraryId", "=", "member.libraryId")
                .on("granted.applicationId", "=", clientAppId),
            )
            .whereRef("member.setId", "=", "one.id")
            .where("granted.libraryId", "is", null)
            .select("member.libraryId"),
        ),
      ),
    );

const librariesOf = async (database: Kysely<Tables>, setIds: readonly string[]) => {
  const rows = await database
    .selectFrom("librarySetLibraries")
    .selectAll()
    .where("setId", "in", setIds)
    .orderBy("libraryId")
    .execute();
  const bySet = Map.groupBy(rows, (row) => row.setId);
  return new Map([...bySet].map(([id, of]) => [id, of.map((row) => row.libraryId)]));
};

/** One page of a client app's face collections or object catalogues, by name. */
export const listOwnSets = (
  database: Kysely<Tables>,
  clientAppId: string,
  kind: LibrarySetKind,
  query: { page: number; pageSize: number },
) =>
  pageOf(
    {
      matching: ownSets(database, clientAppId, kind),
      key: "one.id",
      sorts: { name: "one.nameKey" },
      present: async (ids: string[]) => {
        const rows = await database
          .selectFrom("librarySets")
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

/** A set that a client app may search; any other is `not_found`, whether it exists or not. */
export const findOwnSet = async (
  database: Kysely<Tables>,
  clientAppId: string,
  kind: LibrarySetKind,
  setId: string,
): Promise<{ libraryIds: string[]; threshold: number }> => {
  const set = await ownSets(database, clientAppId, kind)
    .select(["one.id", "one.defaultThreshold as threshold"])
    .where("one.id", "=", setId)
    .executeTakeFirst();
  if (!set) throw new Refusal("not_found");
  const libraries = await librariesOf(database, [set.id]);
  return { libraryIds: libraries.get(set.id) ?? [], threshold: set.threshold };
};
