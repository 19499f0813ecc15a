import * as calls from "@console-shell/contract/calls/saved-object-searches";
import { answer } from "#kernel/answer.ts";
import { findQuery } from "../query-list.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { readStored } from "../search/read-stored.ts";
import { handleRunSaved } from "./run-saved.ts";
import { findSaved, listSaved } from "./saved-queries.ts";
import { addSaved, changeSaved, removeSaved } from "./saved-writes.ts";

/** Saved object searches of operators, private or shared. */
export const savedObjectSearch = answer(calls, {
  listSavedObjectSearches: ({ services, session, query }) =>
    listSaved(services, session.operatorId, query),
  saveObjectSearch: async (call) => {
    const { services, body, session } = call;
    const { queryId, name, shared } = body;
    const { createdAt } = await findQuery(services, queryId);
    const stored = await readStored(services, queryId);
    const { looks } = await callEngine(call, () => stored.conditions());
    const { probeImageId } = stored.query;
    const kept = { queryId, madeAt: createdAt, name, shared, looks, probeImageId };
    const id = await addSaved(call, kept);
    return findSaved(services, session.operatorId, id);
  },
  changeSavedObjectSearch: async (call) => {
    await changeSaved(call, call.params.id, call.body);
    return findSaved(call.services, call.session.operatorId, call.params.id);
  },
  runSavedObjectSearch: handleRunSaved,
  deleteSavedObjectSearch: async (call) => {
    await removeSaved(call, call.params.id);
    return true as const;
  },
});
