import * as calls from "@console-shell/contract/calls/published-sub-app";
import { answer } from "#kernel/answer.ts";
import { buildsOf, shownTo } from "./builds.ts";
import { getSubApp, listOperators, listSubApps } from "./reads.ts";
import { addSubApp, updateSubApp } from "./writes.ts";

/** Sub-apps that teams publish, and those that are built in. */
export const subApp = answer(calls, {
  listPublishedSubApps: (call) => listSubApps(call.services, call.query, shownTo(call)),
  addPublishedSubApp: async (call) => {
    await addSubApp(call, call.reply.server.publishingConsole().names);
    return getSubApp(call.services, call.body.name, shownTo(call));
  },
  listSubAppOperators: ({ services, query }) => listOperators(services, query),
  getPublishedSubApp: (call) => getSubApp(call.services, call.params.name, shownTo(call)),
  updatePublishedSubApp: async (call) => {
    await updateSubApp(call, buildsOf(call));
    return getSubApp(call.services, call.params.name, shownTo(call));
  },
});
