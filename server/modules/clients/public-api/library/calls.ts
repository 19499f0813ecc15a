import * as calls from "@console-shell/contract/calls/public/library";
import { answer } from "#kernel/answer.ts";
import { findOwnLibrary, listOwnLibraries } from "./reads.ts";
import { addOwnLibrary } from "./writes.ts";

/** A client app's libraries. */
export const publicLibrary = answer(calls, {
  apiListLibraries: ({ services, query, caller }) =>
    listOwnLibraries(services.database, caller.clientAppId, query),
  apiGetLibrary: ({ services, params, caller }) =>
    findOwnLibrary(services.database, caller.clientAppId, params.id),
  apiCreateLibrary: ({ services, by, caller, body }) => addOwnLibrary(services, by, caller, body),
});
