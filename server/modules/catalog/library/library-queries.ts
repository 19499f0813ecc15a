import type {
  exportLibraries,
  Library,
  listLibraries,
} from "@console-shell/contract/calls/library";
import { openGate } from "@console-shell/contract/words/picture-gate";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { unseenOf } from "../job/job-queries.ts";

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

/** Number of pictures in the bin of each of some libraries. */
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

/** Number of pictures without a face in each of some face libraries. */
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
  const unseen = await unseenOf(services.database, ids);
  const binned = await binnedOf(services, ids);
  const faceless = await facelessOf(services, ids);
  return Promise.all(
    rows.map((row) =>
      present(services, row, {
        indexing: { ...unseen(row.id), faceless: faceless(row.id) },
        deletedCount: binned(row.id),
      }),
    ),
  );
};

const listed = (
  source: Source,
  { kind, environment, search }: z.output<typeof exportLibraries.query>,
) => {
  let matching = source.database.selectFrom("libraries");
  if (kind) matching = matching.where("kind", "=", kind);
  if (environment) matching = matching.where("environment", "=", environment);
  if (search) matching = matching.where(containsText(source, ["name", "purpose"], search));
  return {
    matching,
    key: "libraries.id",
    present: async (ids: string[]) =>
      presentAll(source, await selectLibraries(source).where("libraries.id", "in", ids).execute()),
  };
};

/** A page of the matching libraries. */
export const listLibraryPage = (services: Services, query: z.output<typeof listLibraries.query>) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        name: "nameKey",
        createdAt: "createdAt",
        imageCount: "imageCount",
        bytes: "bytes",
      },
    },
    query,
  );

/** The columns of the export. */
export const exportedLibrary: CsvColumns<Library> = [
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
];

/** All matching libraries, newest first. */
export const everyLibrary = (source: Source, filter: z.output<typeof exportLibraries.query>) =>
  everyOf(listed(source, filter), "desc");

/** One library, or `not_found`. */
export const findLibrary = async (services: Services, id: string): Promise<Library> => {
  const rows = await selectLibraries(services).where("libraries.id", "=", id).execute();
  const [library] = await presentAll(services, rows);
  if (!library) throw new Refusal("not_found");
  return library;
};
