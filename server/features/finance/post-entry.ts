import { adjustmentAlone } from "@console-shell/contract/limits";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { bookEntry } from "./book-entry.ts";
import { effectOf, postingsOf, type SimpleKind } from "./postings.ts";
import { findEarlier, isOwnKey, lockClient, type LockedClient } from "./record-entry.ts";
import type { Viewer } from "./viewer.ts";

interface Post {
  clientId: string;
  kind: SimpleKind;
  amount: number;
  memo: string;
  idempotencyKey: string;
}

/** Refuses what would take more than the client has: a refund its balance, all else its credit. */
const checkFunds = (client: LockedClient, kind: Post["kind"], effect: number) => {
  if (effect >= 0) return;
  const floor = kind === "refund" ? 0 : -client.credit_limit;
  if (client.balance + effect < floor)
    throw new Refusal("conflict", [
      { path: "amount", code: kind === "refund" ? "over_balance" : "over_credit_limit" },
    ]);
};

const day = 24 * 3_600_000;

/** Refuses an adjustment that takes one person over their 24-hour limit for a client. */
const refuseLargeAdjustment = async (
  transaction: Kysely<Tables>,
  clientId: string,
  effect: number,
  operatorId: string,
  now: number,
) => {
  const { before } = await transaction
    .selectFrom("ledger_entries")
    .select(({ fn }) =>
      fn.coalesce(fn.sum<number>(fn("abs", ["amount"])), sql<number>`0`).as("before"),
    )
    .where("client_id", "=", clientId)
    .where("kind", "=", "adjustment")
    .where("created_by", "=", operatorId)
    .where("created_at", ">", now - day)
    // Entries of approved proposals have a key that only the server makes; they don't count.
    .where("idempotency_key", "not like", "%/%")
    .executeTakeFirstOrThrow();
  if (before + Math.abs(effect) > adjustmentAlone)
    throw new Refusal("conflict", [{ path: "amount", code: "needs_approval" }]);
};

/**
 * Posts a top-up, charge, adjustment or refund within a transaction and answers the entry's
 * identifier; the same call again answers the same entry, which is not new then.
 */
export const postEntry = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  { clientId, kind, amount, memo, idempotencyKey }: Post,
  now: number,
): Promise<{ id: string; isNew: boolean }> => {
  const client = await lockClient(services, transaction, viewer, clientId);
  const effect = effectOf(kind, amount);
  const entry = { kind, effect, memo, idempotencyKey, reversesId: null };
  const earlier = await findEarlier(transaction, client, entry, viewer);
  if (earlier) return { id: earlier, isNew: false };
  if (kind === "charge" && client.status === "suspended")
    throw new Refusal("conflict", [{ path: "clientId", code: "suspended" }]);
  if (kind === "adjustment" && !isOwnKey(idempotencyKey))
    await refuseLargeAdjustment(transaction, client.id, effect, viewer.operatorId, now);
  checkFunds(client, kind, effect);
  const id = await bookEntry(
    services,
    transaction,
    client,
    { ...entry, postings: postingsOf(kind, effect) },
    { createdBy: viewer.operatorId, now },
  );
  return { id, isNew: true };
};
