import * as calls from "@console-shell/contract/calls/sub-app-override";
import type { Feature } from "#kernel/call.ts";
import { list } from "./list.ts";
import { start } from "./start.ts";
import { stop, stopOwn } from "./stop.ts";

/** Development overrides: a sub-app from a dev server, in the pages of one session. */
export const subAppOverrides: Feature = (route) => {
  route(calls.startOverride, (call) => start(call, call.reply.server.publishingConsole().names));
  route(calls.stopOwnOverride, stopOwn);
  route(calls.listOverrides, list);
  route(calls.stopOverride, stop);
};
