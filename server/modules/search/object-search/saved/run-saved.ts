import type { runSavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { newId } from "#platform/database/id.ts";
import type { Handler } from "#kernel/call.ts";
import { queryImageKey } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { findQueryDetail } from "../query-detail.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { keepQuery } from "../search/keep-query.ts";
import { readStored } from "../search/read-stored.ts";
import { runSearch } from "../search/run-search.ts";
import { findSavedRow } from "./saved-queries.ts";
import { noteRun } from "./saved-writes.ts";

/** Runs a saved search again; this makes a new search, with its own copy of the picture. */
export const handleRunSaved: Handler<typeof runSavedObjectSearch> = async (call) => {
  const { services, params, session, now } = call;
  const saved = await findSavedRow(services, session.operatorId, params.id);
  const stored = await readStored(services, saved.queryId);
  const { probeType } = stored.query;
  const { conditions, hits } = await callEngine(call, async () => {
    const conditions = await stored.conditions();
    return { conditions, hits: await runSearch(services, conditions) };
  });
  const id = newId();
  const picture = await stored.readQueryImage();
  const files = picture && probeType ? { [queryImageKey(id, probeType)]: picture } : {};
  await withFiles(services, files, async (transaction) => {
    await keepQuery(call, transaction, { ...stored.query, id, searchId: id, round: 1 }, hits);
    // "New" refers to the owner's runs. The last search must be stored first.
    if (saved.ownerId === session.operatorId)
      await noteRun(transaction, saved.id, { queryId: id, now, looks: conditions.looks });
  });
  return findQueryDetail(services, id);
};
