import type { getObjectQuery, ObjectResult } from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import type { Services, Source } from "../../../platform/services.ts";
import { findQuery } from "./query-list.ts";

/** The results of a search, best first. */
export const resultsOf = async (
  { database }: Pick<Services, "database">,
  queryId: string,
): Promise<ObjectResult[]> => {
  const rows = await database
    .selectFrom("object_results")
    .leftJoin("operators", "operators.id", "object_results.judged_by")
    // Pictures in the bin count as missing.
    .leftJoin("images", (on) =>
      on.onRef("images.id", "=", "object_results.image_id").on("images.deleted_at", "is", null),
    )
    .selectAll("object_results")
    .select("images.id as shown_image_id")
    .select("operators.name as judge")
    .where("query_id", "=", queryId)
    .orderBy("rank")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    rank: row.rank,
    score: row.score,
    similarity: row.similarity,
    label: row.label,
    region: row.region,
    imageId: row.shown_image_id,
    fileName: row.file_name,
    libraryName: row.library_name,
    available: row.shown_image_id !== null,
    relevance: row.relevance,
    judgedBy: row.judged_by && row.judge ? { id: row.judged_by, name: row.judge } : null,
    judgedAt: row.judged_at,
  }));
};

const roundsOf = ({ database }: Source, searchId: string) =>
  database
    .selectFrom("object_queries")
    .select(["id", "round"])
    .where("search_id", "=", searchId)
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
