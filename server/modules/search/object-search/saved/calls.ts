import * as calls from "@console-shell/contract/calls/saved-object-searches";
import { answer } from "#kernel/answer.ts";
import { findQuery, findQueryDetail } from "../reads.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { readStored } from "../search/reads.ts";
import { addSaved, changeSaved, removeSaved, runSaved } from "./writes.ts";
import { findSaved, listSaved } from "./reads.ts";

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
  runSavedObjectSearch: async (call) => findQueryDetail(call.services, await runSaved(call)),
  deleteSavedObjectSearch: async (call) => {
    await removeSaved(call, call.params.id);
    return true as const;
  },
});
