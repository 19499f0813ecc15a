import type {
  exportObjectQueries,
  listObjectQueries,
  ObjectQuery,
  getObjectQuery,
  ObjectResult,
} from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { defineList } from "#kernel/list.ts";
import { countOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, queryImageKey } from "#modules/catalog/index.ts";

/** The labels of a search as stored in its row, one per line. */
export const labelsOfText = (text: string): string[] => (text === "" ? [] : text.split("\n"));

type Filter = z.output<typeof listObjectQueries.query>;

const fromQueries = ({ database }: Source) =>
  database
    .selectFrom("objectQueries")
    .innerJoin("operators", "operators.id", "objectQueries.operatorId");

const filtered = (services: Source, filter: Partial<Filter>) => {
  let query = fromQueries(services);
  if (filter.search)
    query = query.where(
      containsText(
        services,
        ["objectQueries.label", "objectQueries.probeName", "operators.name"],
        filter.search,
      ),
    );
  if (filter.collectionId)
    query = query.where("objectQueries.collectionId", "=", filter.collectionId);
  if (filter.mode) query = query.where("objectQueries.mode", "=", filter.mode);
  if (filter.from !== undefined) query = query.where("objectQueries.createdAt", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("objectQueries.createdAt", "<=", filter.to);
  if (filter.feedback === "waiting")
    query = query.where("judgedCount", "=", 0).where("hitCount", ">", 0);
  if (filter.feedback === "partial")
    query = query.where("judgedCount", ">", 0).whereRef("judgedCount", "<", "hitCount");
  if (filter.feedback === "complete") query = query.whereRef("judgedCount", "=", "hitCount");
  return query;
};

const selectAll = (query: ReturnType<typeof fromQueries>) =>
  query.selectAll("objectQueries").select("operators.name as operatorName");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): ObjectQuery => ({
  ...row,
  operator: { id: row.operatorId, name: row.operatorName },
  labels: labelsOfText(row.label),
  pictureName: row.probeName,
  collection: { id: row.collectionId, name: row.collectionName },
});

/** Number of object searches with results but no judgement, or of those among `ids`. */
export const countWaitingObjectQueries = (
  services: Source,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    filtered(services, { feedback: "waiting" }).$if(ids !== undefined, (query) =>
      query.where("objectQueries.id", "in", ids!),
    ),
  );

/** The matching object searches. */
export const queries = defineList(
  (source: Source, filter: z.output<typeof exportObjectQueries.query>) => ({
    matching: filtered(source, filter),
    key: "objectQueries.id",
    present: async (ids: string[]) =>
      (await selectAll(fromQueries(source)).where("objectQueries.id", "in", ids).execute()).map(
        present,
      ),
  }),
  {
    sorts: {
      createdAt: "objectQueries.createdAt",
      threshold: "objectQueries.threshold",
      hitCount: "objectQueries.hitCount",
    },
    file: "object-searches",
    audited: "object-query.exported",
    columns: [
      "id",
      "createdAt",
      ["operatorName", ({ operator }) => operator.name],
      "mode",
      ["labels", ({ labels }) => labels.join(", ")],
      "pictureName",
      "round",
      ["collectionName", ({ collection }) => collection.name],
      "threshold",
      "hitCount",
      "judgedCount",
      "relevantCount",
    ],
  },
);

/** One past search without its results, or `not_found`. */
export const findQuery = async (services: Source, id: string): Promise<ObjectQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("objectQueries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};

/** The results of a search, best first. */
export const resultsOf = async (
  { database }: Pick<Services, "database">,
  queryId: string,
): Promise<ObjectResult[]> => {
  const rows = await database
    .selectFrom("objectResults")
    .leftJoin("operators", "operators.id", "objectResults.judgedBy")
    // Pictures in the bin count as missing.
    .leftJoin("images", (on) =>
      on.onRef("images.id", "=", "objectResults.imageId").on("images.deletedAt", "is", null),
    )
    .selectAll("objectResults")
    .select("images.id as shownImageId")
    .select("operators.name as judge")
    .where("queryId", "=", queryId)
    .orderBy("rank")
    .execute();
  return rows.map((row) => ({
    ...row,
    imageId: row.shownImageId,
    available: row.shownImageId !== null,
    judgedBy: row.judgedBy && row.judge ? { id: row.judgedBy, name: row.judge } : null,
  }));
};

const roundsOf = ({ database }: Source, searchId: string) =>
  database
    .selectFrom("objectQueries")
    .select(["id", "round"])
    .where("searchId", "=", searchId)
    .orderBy("round")
    .execute();

/** A past search with its results, best first. */
export const findQueryDetail = async (
  services: Source,
  id: string,
): Promise<z.output<typeof getObjectQuery.output>> => {
  const query = await findQuery(services, id);
  return {
    ...query,
    rounds: await roundsOf(services, query.searchId),
    results: await resultsOf(services, id),
  };
};

/** File and type of the searched picture; `not_found` for a search by label. */
export const findQueryImage = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("objectQueries")
    .select(["searchId", "probeType"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query?.probeType) throw new Refusal("not_found");
  return { key: queryImageKey(query.searchId, query.probeType), mediaType: query.probeType };
};

/** File and type of a result's image; `not_found` once it was deleted from its library. */
export const findResultImage = async (
  { database }: Services,
  queryId: string,
  resultId: string,
) => {
  const image = await database
    .selectFrom("objectResults")
    .innerJoin("images", "images.id", "objectResults.imageId")
    .select(["images.id", "images.mediaType"])
    .where("objectResults.id", "=", resultId)
    .where("objectResults.queryId", "=", queryId)
    .where("images.deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return { key: imageKeys(image.id, image.mediaType).content, mediaType: image.mediaType };
};

/** The columns of the export of results. */
export const resultColumns: CsvColumns<ObjectResult> = [
  "rank",
  "fileName",
  "libraryName",
  "label",
  "score",
  "similarity",
  ["x", ({ region }) => region?.x],
  ["y", ({ region }) => region?.y],
  ["width", ({ region }) => region?.width],
  ["height", ({ region }) => region?.height],
  "relevance",
  ["judgedByName", ({ judgedBy }) => judgedBy?.name],
  "judgedAt",
];
