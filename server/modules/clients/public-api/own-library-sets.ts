import type { Kysely } from "kysely";
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
  if (setIds.length === 0) return new Map<string, string[]>();
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
export const listOwnSets = async (
  database: Kysely<Tables>,
  applicationId: string,
  kind: LibrarySetKind,
  { page, pageSize }: { page: number; pageSize: number },
) => {
  const rows = await ownSets(database, applicationId, kind)
    .select([
      "one.id",
      "one.name",
      "one.description",
      "one.default_threshold as defaultThreshold",
      "one.labels",
      "one.updated_at as updatedAt",
    ])
    .orderBy("one.name_key")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await ownSets(database, applicationId, kind)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const libraries = await librariesOf(
    database,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => ({ ...row, libraryIds: libraries.get(row.id) ?? [] })), total };
};

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
