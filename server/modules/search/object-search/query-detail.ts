import type { getObjectQuery, ObjectResult } from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { findQuery } from "./query-list.ts";

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
