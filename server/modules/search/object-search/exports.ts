import type {
  exportObjectQueries,
  exportObjectResults,
} from "@console-shell/contract/calls/object-search";
import type { Handler } from "#kernel/call.ts";
import { type CsvColumns, sendCsv } from "#kernel/send-csv.ts";
import { resultsOf } from "./query-detail.ts";
import { everyQuery, exportedQuery, findQuery } from "./query-list.ts";

type Result = Awaited<ReturnType<typeof resultsOf>>[number];

const exportedResult: CsvColumns<Result> = [
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

/** Exports the matching past searches. */
export const handleExportQueries: Handler<typeof exportObjectQueries> = async ({
  openReport,
  query,
  reply,
}) =>
  sendCsv(reply, "object-searches", exportedQuery, everyQuery(openReport(), query), {
    action: "object-query.exported",
  });

/** Exports the results of a past search, best first. */
export const handleExportResults: Handler<typeof exportObjectResults> = async ({
  openReport,
  params,
  reply,
}) => {
  const source = openReport();
  const { id, collection } = await findQuery(source, params.id);
  return sendCsv(reply, "object-results", exportedResult, [await resultsOf(source, id)], {
    action: "object-query.exported",
    target: { id, name: collection.name },
  });
};
