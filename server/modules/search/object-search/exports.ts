import type {
  exportObjectQueries,
  exportObjectResults,
  ObjectQuery,
} from "@console-shell/contract/calls/object-search";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { resultsOf } from "./query-detail.ts";
import { everyQuery, findQuery } from "./query-list.ts";

const queryColumns = [
  "id",
  "createdAt",
  "operatorName",
  "mode",
  "labels",
  "round",
  "catalogueName",
  "threshold",
  "hitCount",
  "judgedCount",
  "relevantCount",
] as const;

const resultColumns = [
  "rank",
  "fileName",
  "libraryName",
  "label",
  "score",
  "similarity",
  "x",
  "y",
  "width",
  "height",
  "relevance",
  "judgedByName",
  "judgedAt",
] as const;

async function* queryRows(queries: AsyncIterable<ObjectQuery[]>) {
  for await (const some of queries)
    yield some.map(({ operator, catalogue, labels, ...query }) => ({
      ...query,
      labels: labels.join(", "),
      operatorName: operator.name,
      catalogueName: catalogue.name,
    }));
}

async function* resultRows(results: Awaited<ReturnType<typeof resultsOf>>) {
  yield results.map(({ region, judgedBy, ...result }) => ({
    ...result,
    x: region?.x,
    y: region?.y,
    width: region?.width,
    height: region?.height,
    judgedByName: judgedBy?.name,
  }));
}

/** Exports the matching past searches. */
export const handleExportQueries: Handler<typeof exportObjectQueries> = async ({
  openReport,
  query,
  reply,
}) => {
  const rows = queryRows(everyQuery(openReport(), query));
  return sendCsv(reply, "object-searches", queryColumns, rows, { action: "object-query.exported" });
};

/** Exports the results of a past search, best first. */
export const handleExportResults: Handler<typeof exportObjectResults> = async ({
  openReport,
  params,
  reply,
}) => {
  const source = openReport();
  const { id, catalogue } = await findQuery(source, params.id);
  const rows = resultRows(await resultsOf(source, id));
  return sendCsv(reply, "object-results", resultColumns, rows, {
    action: "object-query.exported",
    target: { id, name: catalogue.name },
  });
};
