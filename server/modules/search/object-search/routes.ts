import * as calls from "@console-shell/contract/calls/object-search";
import type { Feature } from "../../../kernel/call.ts";
import {
  findLibrarySet,
  listLibrarySets,
  addLibrarySet,
  changeLibrarySet,
  removeLibrarySet,
  listSearchableLibraries,
  sendPicture,
} from "../../catalog/index.ts";
import { handleExportQueries, handleExportResults } from "./exports.ts";
import { judgeResult } from "./judge-result.ts";
import { findQueryImage, findResultPicture } from "./pictures.ts";
import { findQueryDetail } from "./query-detail.ts";
import { listQueryPage } from "./query-list.ts";

const kind = "object-catalogue";

/** Past object searches with relevance feedback, and the catalogues to search. */
export const objectSearch: Feature = (route) => {
  route(calls.listObjectQueries, ({ services, query }) => listQueryPage(services, query));

  route(calls.exportObjectQueries, handleExportQueries);

  route(calls.exportObjectResults, handleExportResults);

  route(calls.getObjectQuery, ({ services, params }) => findQueryDetail(services, params.id));

  route(calls.getObjectQueryImage, async (call) => {
    const { key, mediaType } = await findQueryImage(call.services, call.params.id);
    return sendPicture(call, key, mediaType);
  });

  route(calls.getObjectResultPicture, async (call) => {
    const { id, resultId } = call.params;
    const { key, mediaType } = await findResultPicture(call.services, id, resultId);
    return sendPicture(call, key, mediaType);
  });

  route(calls.reviewObjectResult, async ({ services, params, body, session, now }) => {
    const result = { queryId: params.id, resultId: params.resultId };
    const by = { operatorId: session.operatorId, now };
    await judgeResult(services, result, body.relevance, by);
    return findQueryDetail(services, params.id);
  });

  route(calls.listObjectCatalogues, ({ services, query }) =>
    listLibrarySets(services, kind, query),
  );

  route(calls.listObjectLibraries, ({ services }) => listSearchableLibraries(services, kind));

  route(calls.createObjectCatalogue, async ({ services, body, session, now }) => {
    const by = { operatorId: session.operatorId, now };
    return findLibrarySet(services, kind, await addLibrarySet(services, kind, body, by));
  });

  route(calls.getObjectCatalogue, ({ services, params }) =>
    findLibrarySet(services, kind, params.id),
  );

  route(calls.updateObjectCatalogue, async ({ services, params, body, now }) => {
    await changeLibrarySet(services, kind, params.id, body, now);
    return findLibrarySet(services, kind, params.id);
  });

  route(calls.deleteObjectCatalogue, async ({ services, params }) => {
    await removeLibrarySet(services, kind, params.id);
    return true as const;
  });
};
