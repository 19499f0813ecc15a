import * as calls from "@console-shell/contract/calls/sub-app-stage";
import { answer } from "#kernel/answer.ts";
import { buildsOf, shownTo } from "../sub-app/builds.ts";
import { getSubApp } from "../sub-app/reads.ts";
import { listChanges } from "./reads.ts";
import { clear, promote, rollBack } from "./writes.ts";

/** Stages: which release of a sub-app operators get. */
export const stage = answer(calls, {
  promoteRelease: async (call) => {
    await promote(call, buildsOf(call));
    return getSubApp(call.services, call.params.name, shownTo(call));
  },
  rollBackStage: async (call) => {
    await rollBack(call, buildsOf(call));
    return getSubApp(call.services, call.params.name, shownTo(call));
  },
  clearStage: async (call) => {
    await clear(call, buildsOf(call));
    return getSubApp(call.services, call.params.name, shownTo(call));
  },
  listStageChanges: ({ services, params, query }) => listChanges(services, params.name, query),
});
