import * as calls from "@console-shell/contract/calls/face-search";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import {
  findCollection,
  listCollectionPage,
  addCollection,
  changeCollection,
  removeCollection,
  listSearchableLibraries,
  sendImage,
} from "#modules/catalog/index.ts";
import { auditView } from "#modules/identity/index.ts";
import { addComparisonRoutes } from "./comparison/routes.ts";
import { findCandidatePicture, findQueryImage } from "./pictures.ts";
import { findQueryDetail } from "./query-detail.ts";
import { everyQuery, exportedQuery, listQueryPage } from "./query-list.ts";
import { reviewQuery } from "./review-query.ts";
import { makeQuery } from "./search/make-query.ts";

const kind = "face-collection";

/** Face searches and comparisons with their review, and the collections to search. */
export const faceSearch: Feature = (route) => {
  route(calls.listFaceQueries, ({ services, query }) => listQueryPage(services, query));

  route(calls.exportFaceQueries, async ({ openReport, query, reply }) =>
    sendCsv(reply, "face-searches", exportedQuery, everyQuery(openReport(), query)),
  );

  addComparisonRoutes(route);

  route(calls.createFaceQuery, async (call) =>
    findQueryDetail(call.services, await makeQuery(call)),
  );

  route(calls.getFaceQuery, async (call) => {
    const detail = await findQueryDetail(call.services, call.params.id);
    const target = { id: detail.id, name: detail.collection.name };
    await auditView(call, "face-query.viewed", target, { reason: detail.purpose });
    return detail;
  });

  route(calls.getFaceQueryImage, async (call) => {
    const { key, mediaType, target, reason } = await findQueryImage(call.services, call.params.id);
    await auditView(call, "face-query.viewed", target, { reason });
    return sendImage(call, key, mediaType);
  });

  route(calls.getFaceCandidatePicture, async (call) => {
    const { id, candidateId } = call.params;
    const found = await findCandidatePicture(call.services, id, candidateId);
    const { key, mediaType, target, reason } = found;
    await auditView(call, "face-query.viewed", target, { reason });
    return sendImage(call, key, mediaType);
  });

  route(calls.reviewFaceQuery, async (call) => {
    await reviewQuery(call);
    return findQueryDetail(call.services, call.params.id);
  });

  route(calls.listFaceCollections, ({ services, query }) =>
    listCollectionPage(services, kind, query),
  );

  route(calls.listFaceLibraries, ({ services }) => listSearchableLibraries(services, kind));

  route(calls.createFaceCollection, async ({ services, by, body }) =>
    findCollection(services, kind, await addCollection(services, by, kind, body)),
  );

  route(calls.getFaceCollection, ({ services, params }) =>
    findCollection(services, kind, params.id),
  );

  route(calls.updateFaceCollection, async ({ services, by, params, body }) => {
    await changeCollection(services, by, kind, params.id, body);
    return findCollection(services, kind, params.id);
  });

  route(calls.deleteFaceCollection, async ({ services, params }) => {
    await removeCollection(services, kind, params.id);
    return true as const;
  });
};
