import * as calls from "@console-shell/contract/calls/face-search";
import { answer } from "#kernel/answer.ts";
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
import { findCandidateImage, findQueryDetail, findQueryImage, queries } from "./reads.ts";
import { reviewQuery } from "./writes.ts";
import { makeQuery } from "./make.ts";

const kind = "face-collection";

/** Face searches with their review, and the collections to search. */
export const faceSearch = answer(calls, {
  listFaceQueries: queries.page,
  exportFaceQueries: queries.csv,
  createFaceQuery: async (call) => findQueryDetail(call.services, await makeQuery(call)),
  getFaceQuery: async (call) => {
    const detail = await findQueryDetail(call.services, call.params.id);
    const target = { id: detail.id, name: detail.collection.name };
    await auditView(call, "face-query.viewed", target, { reason: detail.purpose });
    return detail;
  },
  getFaceQueryImage: async (call) => {
    const { key, mediaType, target, reason } = await findQueryImage(call.services, call.params.id);
    await auditView(call, "face-query.viewed", target, { reason });
    return sendImage(call, key, mediaType);
  },
  getFaceCandidatePicture: async (call) => {
    const { id, candidateId } = call.params;
    const found = await findCandidateImage(call.services, id, candidateId);
    const { key, mediaType, target, reason } = found;
    await auditView(call, "face-query.viewed", target, { reason });
    return sendImage(call, key, mediaType);
  },
  reviewFaceQuery: async (call) => {
    await reviewQuery(call);
    return findQueryDetail(call.services, call.params.id);
  },
  listFaceCollections: ({ services, query }) => listCollectionPage(services, kind, query),
  listFaceLibraries: ({ services }) => listSearchableLibraries(services, kind),
  createFaceCollection: async ({ services, by, body }) =>
    findCollection(services, kind, await addCollection(services, by, kind, body)),
  getFaceCollection: ({ services, params }) => findCollection(services, kind, params.id),
  updateFaceCollection: async ({ services, by, params, body }) => {
    await changeCollection(services, by, kind, params.id, body);
    return findCollection(services, kind, params.id);
  },
  deleteFaceCollection: async ({ services, params }) => {
    await removeCollection(services, kind, params.id);
    return true as const;
  },
});
