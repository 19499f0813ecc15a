import * as calls from "@console-shell/contract/calls/sub-app-override";
import { answer } from "#kernel/answer.ts";
import { listOverrides } from "./reads.ts";
import { startOverride, stopOverride, stopOwnOverride } from "./writes.ts";

/** Development overrides: a sub-app from a dev server, in the pages of one session. */
export const subAppOverride = answer(calls, {
  startOverride: (call) => startOverride(call, call.reply.server.publishingConsole().names),
  stopOwnOverride: async (call) => {
    await stopOwnOverride(call);
    return true;
  },
  listOverrides: ({ services, query, now }) => listOverrides(services, query, now),
  stopOverride: async (call) => {
    await stopOverride(call);
    return true;
  },
});
