import * as calls from "@console-shell/contract/calls/sub-app-override";
import { answer } from "#kernel/answer.ts";
import { list } from "./list.ts";
import { start } from "./start.ts";
import { stop, stopOwn } from "./stop.ts";

/** Development overrides: a sub-app from a dev server, in the pages of one session. */
export const subAppOverrides = answer(calls, {
  startOverride: (call) => start(call, call.reply.server.publishingConsole().names),
  stopOwnOverride: stopOwn,
  listOverrides: list,
  stopOverride: stop,
});
