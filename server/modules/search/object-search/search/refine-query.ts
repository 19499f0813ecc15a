import type { refineObjectQuery } from "@console-shell/contract/calls/object-searching";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findQueryDetail } from "../query-detail.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { readJudged } from "./judged-regions.ts";
import { keepQuery } from "./keep-query.ts";
import { readStored } from "./read-stored.ts";
import { runSearch } from "./run-search.ts";

/** Runs the search again, guided by all judgements: the next round. */
export const handleRefineQuery: Handler<typeof refineObjectQuery> = async (call) => {
  const { services, params } = call;
  const { database } = services;
  const stored = await readStored(services, params.id);
  const judged = await readJudged(database, stored.searchId);
  if (![...judged.values()].some(({ relevance }) => relevance !== null))
    throw new Refusal("conflict", [{ path: "id", code: "not_judged" }]);
  const hits = await callEngine(call, async () =>
    runSearch(services, await stored.conditions(), judged),
  );
  const id = newId();
  await transactionWithDeadline(database, async (transaction) => {
    const { last } = await transaction
      .selectFrom("objectQueries")
      .select((select) => select.fn.max("round").as("last"))
      .where("searchId", "=", stored.searchId)
      .executeTakeFirstOrThrow();
    const query = { ...stored.query, id, searchId: stored.searchId, round: last + 1 };
    await keepQuery(call, transaction, query, hits, judged);
  });
  return findQueryDetail(services, id);
};
