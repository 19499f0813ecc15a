import * as calls from "@console-shell/contract/calls/client-app-libraries";
import { answer } from "#kernel/answer.ts";
import { findClientApp } from "../reads.ts";
import { libraryCandidates, reachedLibraries } from "./reads.ts";
import { grantLibraries, refuseUnseen, withdrawLibrary } from "./writes.ts";

/** Libraries that a client app's keys can access. */
export const clientAppLibraries = answer(calls, {
  listClientAppLibraries: async ({ services, params, query, now }) => {
    await findClientApp(services.database, params.id, now);
    return reachedLibraries.page({ services, params, query: { ...query, order: "asc" } });
  },
  exportClientAppLibraries: async (call) => {
    await findClientApp(call.services.database, call.params.id, call.now);
    return reachedLibraries.csv(call);
  },
  listLibraryCandidates: async ({ services, params, query, session, now }) => {
    refuseUnseen(session);
    await findClientApp(services.database, params.id, now);
    return libraryCandidates.page({ services, params, query: { ...query, order: "asc" } });
  },
  grantLibraries: async (call) => ({
    granted: await grantLibraries(call, call.params.id, call.body.libraryIds),
  }),
  withdrawLibrary: async (call) => {
    await withdrawLibrary(call, call.params);
    return true;
  },
});
