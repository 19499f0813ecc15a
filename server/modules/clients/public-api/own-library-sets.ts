import type { Kysely } from "kysely";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { LibrarySetKind } from "../../../platform/database/tables/libraries.ts";
import { Refusal } from "../../../kernel/refusal.ts";

/** Sets that an application may search: it has all of their libraries, and there is at least one. */
const ownSets = (database: Kysely<Tables>, applicationId: string, kind: LibrarySetKind) =>
  database
    .selectFrom("library_sets as one")
    .where("one.kind", "=", kind)
    .where((where) =>
      where.exists(
        where
          .selectFrom("library_set_libraries as member")
          .whereRef("member.set_id", "=", "one.id")
          .select("member.library_id"),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("library_set_libraries as member")
            .leftJoin("application_libraries as granted", (join) =>
              join
                .onRef("granted.library_id", "=", "member.library_id")
                .on("granted.application_id", "=", applicationId),
            )
            .whereRef("member.set_id", "=", "one.id")
            .where("granted.library_id", "is", null)
            .select("member.library_id"),
        ),
      ),
    );

const librariesOf = async (database: Kysely<Tables>, setIds: readonly string[]) => {
  const rows = await database
    .selectFrom("library_set_libraries")
    .selectAll()
    .where("set_id", "in", setIds)
    .orderBy("library_id")
    .execute();
  const bySet = Map.groupBy(rows, (row) => row.set_id);
  return new Map([...bySet].map(([id, of]) => [id, of.map((row) => row.library_id)]));
};

/** One page of an application's face collections or object catalogues, by name. */
export const listOwnSets = (
  database: Kysely<Tables>,
  applicationId: string,
  kind: LibrarySetKind,
  query: { page: number; pageSize: number },
) =>
  pageOf(
    {
      matching: ownSets(database, applicationId, kind),
      key: "one.id",
      sorts: { name: "one.name_key" },
      present: async (ids: string[]) => {
        const rows = await database
          .selectFrom("library_sets")
          .select(["id", "name", "description", "labels"])
          .select(["default_threshold as defaultThreshold", "updated_at as updatedAt"])
          .where("id", "in", ids)
          .execute();
        const libraries = await librariesOf(database, ids);
        return rows.map((row) => ({ ...row, libraryIds: libraries.get(row.id) ?? [] }));
      },
    },
    { ...query, sort: "name", order: "asc" },
  );

/** A set that an application may search; any other is `not_found`, whether it exists or not. */
export const findOwnSet = async (
  database: Kysely<Tables>,
  applicationId: string,
  kind: LibrarySetKind,
  setId: string,
): Promise<{ libraryIds: string[]; threshold: number }> => {
  const set = await ownSets(database, applicationId, kind)
    .select(["one.id", "one.default_threshold as threshold"])
    .where("one.id", "=", setId)
    .executeTakeFirst();
  if (!set) throw new Refusal("not_found");
  const libraries = await librariesOf(database, [set.id]);
  return { libraryIds: libraries.get(set.id) ?? [], threshold: set.threshold };
};
