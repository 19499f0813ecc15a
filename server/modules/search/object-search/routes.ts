import * as calls from "@console-shell/contract/calls/object-search";
import type { Feature } from "#kernel/call.ts";
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
export const objectSearch: Feature = (route) => {
  route(calls.listObjectQueries, ({ services, query }) => listQueryPage(services, query));

  route(calls.exportObjectQueries, handleExportQueries);

  route(calls.exportObjectResults, handleExportResults);

  route(calls.getObjectQuery, auditQuery);

  route(calls.getObjectQueryImage, async (call) => {
    const { key, mediaType } = await findQueryImage(call.services, call.params.id);
    await auditPicture(call);
    return sendImage(call, key, mediaType);
  });

  route(calls.getObjectResultPicture, async (call) => {
    const { id, resultId } = call.params;
    const { key, mediaType } = await findResultPicture(call.services, id, resultId);
    await auditPicture(call);
    return sendImage(call, key, mediaType);
  });

  route(calls.reviewObjectResult, async ({ services, params, body, session, now }) => {
    const result = { queryId: params.id, resultId: params.resultId };
    const by = { operatorId: session.operatorId, now };
    await judgeResult(services, result, body.relevance, by);
    return findQueryDetail(services, params.id);
  });

  route(calls.listObjectCollections, ({ services, query }) =>
    listCollectionPage(services, kind, query),
  );

  route(calls.listObjectLibraries, ({ services }) => listSearchableLibraries(services, kind));

  route(calls.createObjectCollection, async ({ services, by, body }) =>
    findCollection(services, kind, await addCollection(services, by, kind, body)),
  );

  route(calls.getObjectCollection, ({ services, params }) =>
    findCollection(services, kind, params.id),
  );

  route(calls.updateObjectCollection, async ({ services, by, params, body }) => {
    await changeCollection(services, by, kind, params.id, body);
    return findCollection(services, kind, params.id);
  });

  route(calls.deleteObjectCollection, async ({ services, params }) => {
    await removeCollection(services, kind, params.id);
    return true as const;
  });
};
