import * as calls from "@console-shell/contract/calls/public/collection";
import { answer } from "#kernel/answer.ts";
import { listOwnCollections } from "./reads.ts";

/** Collections that a client app may search. */
export const publicCollection = answer(calls, {
  apiListFaceCollections: ({ services, query, caller }) =>
    listOwnCollections(services.database, caller.clientAppId, "face-collection", query),
  apiListObjectCollections: ({ services, query, caller }) =>
    listOwnCollections(services.database, caller.clientAppId, "object-collection", query),
});
