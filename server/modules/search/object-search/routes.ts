import * as calls from "@console-shell/contract/calls/object-search";
import { answer } from "#kernel/answer.ts";
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
import { handleExportQueries, handleExportResults } from "./exports.ts";
import { judgeResult } from "./judge-result.ts";
import { findQueryImage, findResultPicture } from "./pictures.ts";
import { findQueryDetail } from "./query-detail.ts";
import { listQueryPage } from "./query-list.ts";

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
const auditPicture = async (call: ViewingCall): Promise<void> => {
  if (!(await isViewing(call, call.params))) await auditQuery(call);
};

/** Past object searches with relevance feedback, and the collections to search. */
export const objectSearch = answer(calls, {
  listObjectQueries: ({ services, query }) => listQueryPage(services, query),
  exportObjectQueries: handleExportQueries,
  exportObjectResults: handleExportResults,
  getObjectQuery: auditQuery,
  getObjectQueryImage: async (call) => {
    const { key, mediaType } = await findQueryImage(call.services, call.params.id);
    await auditPicture(call);
    return sendImage(call, key, mediaType);
  },
  getObjectResultPicture: async (call) => {
    const { id, resultId } = call.params;
    const { key, mediaType } = await findResultPicture(call.services, id, resultId);
    await auditPicture(call);
    return sendImage(call, key, mediaType);
  },
  reviewObjectResult: async ({ services, params, body, session, now }) => {
    const result = { queryId: params.id, resultId: params.resultId };
    const by = { operatorId: session.operatorId, now };
    await judgeResult(services, result, body.relevance, by);
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
