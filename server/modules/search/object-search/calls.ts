import * as calls from "@console-shell/contract/calls/object-search";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import type { Services } from "#platform/services.ts";
import {
  findCollection,
  listCollectionPage,
  addCollection,
  changeCollection,
  removeCollection,
  listSearchableLibraries,
  sendImage,
} from "#modules/catalog/index.ts";
import { auditView, isViewing } from "#modules/identity/index.ts";
import { judgeResult } from "./writes.ts";
import {
  findQuery,
  findQueryDetail,
  findQueryImage,
  findResultImage,
  queries,
  resultColumns,
  resultsOf,
} from "./reads.ts";

const kind = "object-collection";

type ViewingCall = Parameters<typeof auditView>[0] & {
  services: Services;
  params: { id: string };
};

/** An object search, whose pictures may show people: its view is audited. */
const auditQuery = async (call: ViewingCall) => {
  const detail = await findQueryDetail(call.services, call.params.id);
  const { id, collection } = detail;
  await auditView(call, "object-query.viewed", { id, name: collection.name });
  return detail;
};

/** Its pictures are part of the view, which is audited even without the page. */
const auditImage = async (call: ViewingCall): Promise<void> => {
  if (!(await isViewing(call, call.params))) await auditQuery(call);
};

/** Past object searches with relevance feedback, and the collections to search. */
export const objectSearch = answer(calls, {
  listObjectQueries: queries.page,
  exportObjectQueries: queries.csv,
  exportObjectResults: async ({ openReport, params, reply }) => {
    const source = openReport();
    const { id, collection } = await findQuery(source, params.id);
    return sendCsv(reply, "object-results", resultColumns, [await resultsOf(source, id)], {
      action: "object-query.exported",
      target: { id, name: collection.name },
    });
  },
  getObjectQuery: auditQuery,
  getObjectQueryImage: async (call) => {
    const { key, mediaType } = await findQueryImage(call.services, call.params.id);
    await auditImage(call);
    return sendImage(call, key, mediaType);
  },
  getObjectResultPicture: async (call) => {
    const { id, resultId } = call.params;
    const { key, mediaType } = await findResultImage(call.services, id, resultId);
    await auditImage(call);
    return sendImage(call, key, mediaType);
  },
  reviewObjectResult: async ({ services, by, params, body }) => {
    const result = { queryId: params.id, resultId: params.resultId };
    await judgeResult(services, by, result, body.relevance);
    return findQueryDetail(services, params.id);
  },
  listObjectCollections: ({ services, query }) => listCollectionPage(services, kind, query),
  listObjectLibraries: ({ services }) => listSearchableLibraries(services, kind),
  createObjectCollection: async ({ services, by, body }) =>
    findCollection(services, kind, await addCollection(services, by, kind, body)),
  getObjectCollection: ({ services, params }) => findCollection(services, kind, params.id),
  updateObjectCollection: async ({ services, by, params, body }) => {
    await changeCollection(services, by, kind, params.id, body);
    return findCollection(services, kind, params.id);
  },
  deleteObjectCollection: async ({ services, params }) => {
    await removeCollection(services, kind, params.id);
    return true as const;
  },
});
