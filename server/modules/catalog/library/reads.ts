import type { exportLibraries, Library, LibraryKind } from "@console-shell/contract/calls/library";
import { openGate } from "@console-shell/contract/words/image-gate";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { indexingCountsOf } from "../job/reads.ts";
import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";

const coverSize = 4;

const selectLibraries = ({ database }: Source) =>
  database
    .selectFrom("libraries")
    .innerJoin("operators", "operators.id", "libraries.createdBy")
    .select([
      "libraries.id",
      "libraries.name",
      "libraries.purpose",
      "libraries.kind",
      "libraries.environment",
      "libraries.retentionDays",
      "libraries.gate",
      "libraries.imageCount",
      "libraries.bytes",
      "libraries.createdBy",
      "libraries.createdAt",
      "operators.name as creator",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectLibraries>["executeTakeFirstOrThrow"]>>;

const coverOf = async ({ database }: Source, libraryId: string) => {
  const rows = await database
    .selectFrom("images")
    .select("id")
    .where("libraryId", "=", libraryId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(coverSize)
    .execute();
  return rows.map((row) => row.id);
};

/** Number of images in the bin of each of some libraries. */
const binnedOf = async ({ database }: Source, libraryIds: readonly string[]) => {
  if (libraryIds.length === 0) return () => 0;
  const rows = await database
    .selectFrom("images")
    .select((select) => ["libraryId", select.fn.countAll<number>().as("count")])
    .where("libraryId", "in", libraryIds)
    .where("deletedAt", "is not", null)
    .groupBy("libraryId")
    .execute();
  const counts = new Map(rows.map(({ libraryId, count }) => [libraryId, count]));
  return (id: string) => counts.get(id) ?? 0;
};

/** Number of images without a face in each of some face libraries. */
const facelessOf = async ({ database }: Source, libraryIds: readonly string[]) => {
  if (libraryIds.length === 0) return () => 0;
  const rows = await database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select((select) => ["libraryId", select.fn.countAll<number>().as("count")])
    .where("libraryId", "in", libraryIds)
    .where("libraries.kind", "=", "faces")
    // A literal, to match the partial index.
    .where(sql<SqlBool>`face_count = 0`)
    .where("deletedAt", "is", null)
    .groupBy("libraryId")
    .execute();
  const counts = new Map(rows.map(({ libraryId, count }) => [libraryId, count]));
  return (id: string) => counts.get(id) ?? 0;
};

const present = async (
  services: Source,
  row: Row,
  { indexing, deletedCount }: Pick<Library, "indexing" | "deletedCount">,
): Promise<Library> => ({
  ...row,
  gate: row.gate ?? openGate,
  deletedCount,
  coverImageIds: row.imageCount > 0 ? await coverOf(services, row.id) : [],
  indexing,
  createdBy: { id: row.createdBy, name: row.creator },
});

const presentAll = async (services: Source, rows: readonly Row[]): Promise<Library[]> => {
  const ids = rows.map(({ id }) => id);
  const counts = await indexingCountsOf(services.database, ids);
  const binned = await binnedOf(services, ids);
  const faceless = await facelessOf(services, ids);
  return Promise.all(
    rows.map((row) =>
      present(services, row, {
        indexing: { ...counts(row.id), faceless: faceless(row.id) },
        deletedCount: binned(row.id),
      }),
    ),
  );
};

/** All libraries. */
export const libraries = defineList(
  (source: Source, { kind, environment, search }: z.output<typeof exportLibraries.query>) => {
    let matching = source.database.selectFrom("libraries");
    if (kind) matching = matching.where("kind", "=", kind);
    if (environment) matching = matching.where("environment", "=", environment);
    if (search) matching = matching.where(containsText(source, ["name", "purpose"], search));
    return {
      matching,
      key: "libraries.id",
      present: async (ids: string[]) =>
        presentAll(
          source,
          await selectLibraries(source).where("libraries.id", "in", ids).execute(),
        ),
    };
  },
  {
    sorts: { name: "nameKey", createdAt: "createdAt", imageCount: "imageCount", bytes: "bytes" },
    file: "libraries",
    columns: [
      "id",
      "name",
      "purpose",
      "kind",
      "environment",
      "retentionDays",
      "imageCount",
      "deletedCount",
      "bytes",
      ["waitingCount", ({ indexing }) => indexing.waiting],
      ["failedCount", ({ indexing }) => indexing.failed],
      ["createdByName", ({ createdBy }) => createdBy.name],
      "createdAt",
    ],
  },
);

const day = 86_400_000;
const days = 30;

/** Images added to each of some libraries in each of the last days; those in the bin don't count. */
export const imagesAdded = async (
  { database }: Pick<Services, "database">,
  libraryIds: readonly string[],
  now: number,
) => {
  const start = now - days * day;
  const rows = await database
    .selectFrom("images")
    .select(({ fn }) => [
      "libraryId",
      sql<number>`(created_at - ${sql.lit(start)}) / ${sql.lit(day)}`.as("day"),
      fn.countAll<number>().as("count"),
    ])
    .where("libraryId", "in", libraryIds)
    .where("createdAt", ">=", start)
    .where("createdAt", "<", now)
    .where("deletedAt", "is", null)
    .groupBy(["libraryId", sql`(created_at - ${sql.lit(start)}) / ${sql.lit(day)}`])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.libraryId} ${row.day}`, row.count]));
  return libraryIds.map((libraryId) => ({
    libraryId,
    days: Array.from({ length: days }, (_, at) => counts.get(`${libraryId} ${at}`) ?? 0),
  }));
};

/** One library, or `not_found`. */
export const findLibrary = async (services: Services, id: string): Promise<Library> => {
  const rows = await selectLibraries(services).where("libraries.id", "=", id).execute();
  const [library] = await presentAll(services, rows);
  if (!library) throw new Refusal("not_found");
  return library;
};

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
