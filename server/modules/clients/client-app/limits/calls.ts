import * as calls from "@console-shell/contract/calls/client-app-limits";
import { answer } from "#kernel/answer.ts";
import { listPossiblePayers, readLimits } from "./reads.ts";
import { changeLimits } from "./writes.ts";

/** Limits of a client app, and who pays for its requests. */
export const clientAppLimits = answer(calls, {
  getClientAppLimits: ({ services, params, now }) => readLimits(services.database, params.id, now),
  updateClientAppLimits: (call) => changeLimits(call, call.params.id, call.body),
  listPayers: ({ services, session, query }) => listPossiblePayers(services, session, query),
});
