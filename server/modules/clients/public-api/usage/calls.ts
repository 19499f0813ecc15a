import * as calls from "@console-shell/contract/calls/public/usage";
import { answer } from "#kernel/answer.ts";
import { listOwnUsage } from "./reads.ts";

/** A client app's own usage. */
export const publicUsage = answer(calls, {
  apiListUsage: ({ services, query, caller, now }) =>
    listOwnUsage(services.database, caller.clientAppId, query, now),
});
