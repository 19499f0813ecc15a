import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { refuseBeyondAlone } from "./adjustment-limit.ts";
import { bookEntry } from "./book-entry.ts";
import { effectOf, postingsOf, type SimpleKind } from "./postings.ts";
import { isOwnKey, lockClient, type LockedClient } from "./record-entry.ts";
import type { Viewer } from "./viewer.ts";

interface Post {
  clientId: string;
  kind: SimpleKind;
  amount: number;
  memo: string;
  idempotencyKey: string;
}

/** Whether a client can't be overdrawn by it: a refund is limited by its balance, everything else by its credit. */
export const isCovered = (
  { balance, creditLimit }: Pick<LockedClient, "balance" | "creditLimit">,
  kind: SimpleKind,
  effect: number,
): boolean => effect >= 0 || balance + effect >= (kind === "refund" ? 0 : -creditLimit);

const checkFunds = (client: LockedClient, kind: Post["kind"], effect: number) => {
  if (!isCovered(client, kind, effect))
    throw new Refusal("conflict", [
      { path: "amount", code: kind === "refund" ? "over_balance" : "over_credit_limit" },
    ]);
};

/** Posts a top-up, charge, adjustment or refund within a transaction, and returns the entry's identifier. */
export const postEntry = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  { clientId, kind, amount, memo, idempotencyKey }: Post,
  now: number,
): Promise<string> => {
  const client = await lockClient(services, transaction, viewer, clientId);
  const effect = effectOf(kind, amount);
  if (kind === "charge" && client.status === "suspended")
    throw new Refusal("conflict", [{ path: "clientId", code: "suspended" }]);
  if (kind === "adjustment" && !isOwnKey(idempotencyKey))
    await refuseBeyondAlone(transaction, client, viewer, { effect, path: "amount", now });
  checkFunds(client, kind, effect);
  const postings = postingsOf(kind, effect);
  const entry = { kind, effect, postings, memo, idempotencyKey, reversesId: null };
  return bookEntry(services, transaction, client, entry, { createdBy: viewer.operatorId, now });
};
