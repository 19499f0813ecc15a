import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { LibrarySetKind } from "../../../platform/database/tables/libraries.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

/** A named set of libraries in its wire format; a face collection has no labels. */
export interface LibrarySet {
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

interface SetFilter {
  page: number;
  pageSize: number;
  search?: string | undefined;
}

const selectSets = ({ database }: Services, kind: LibrarySetKind) =>
  database
    .selectFrom("librarySets")
    .innerJoin("operators", "operators.id", "librarySets.createdBy")
    .selectAll("librarySets")
    .select("operators.name as creator")
    .where("librarySets.kind", "=", kind);

type Row = Awaited<ReturnType<ReturnType<typeof selectSets>["executeTakeFirstOrThrow"]>>;

const librariesOf = async ({ database }: Services, setIds: readonly string[]) => {
  const bySet = new Map<string, SearchableLibrary[]>(setIds.map((id) => [id, []]));
  if (setIds.length === 0) return bySet;
  const rows = await database
    .selectFrom("librarySetLibraries")
    .innerJoin("libraries", "libraries.id", "librarySetLibraries.libraryId")
    .select(["setId", "libraries.id", "name", "kind", "imageCount"])
    .where("setId", "in", setIds)
    .orderBy("nameKey")
    .execute();
  for (const { setId, ...library } of rows) bySet.get(setId)!.push(library);
  return bySet;
};

const presentAll = async (services: Services, rows: readonly Row[]): Promise<LibrarySet[]> => {
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

/** A page of the sets of a kind, by name. */
export const listLibrarySets = (
  services: Services,
  kind: LibrarySetKind,
  { search, ...query }: SetFilter,
) => {
  let matching = services.database.selectFrom("librarySets").where("kind", "=", kind);
  if (search) matching = matching.where(containsText(services, ["name", "description"], search));
  return pageOf(
    {
      matching,
      key: "librarySets.id",
      sorts: { name: "nameKey" },
      present: async (ids: string[]) =>
        presentAll(
          services,
          await selectSets(services, kind).where("librarySets.id", "in", ids).execute(),
        ),
    },
    { ...query, sort: "name", order: "asc" },
  );
};

/** One set of the kind, or `not_found`. */
export const findLibrarySet = async (
  services: Services,
  kind: LibrarySetKind,
  id: string,
): Promise<LibrarySet> => {
  const rows = await selectSets(services, kind).where("librarySets.id", "=", id).execute();
  const [set] = await presentAll(services, rows);
  if (!set) throw new Refusal("not_found");
  return set;
};
