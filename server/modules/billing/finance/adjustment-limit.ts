import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { ownLimit } from "./adjustment-limits/read-limits.ts";
import { isOwnKey, type LockedClient } from "./record-entry.ts";
import type { Viewer } from "./viewer.ts";

const day = 24 * 3_600_000;

interface Step {
  /** On the balance, signed. */
  effect: number;
  /** The refused field. */
  path: string;
  now: number;
}

/** Enforces one person's 24-hour limit for a locked client: own adjustments, and reversals that raise the balance. */
export const refuseBeyondAlone = async (
  transaction: Kysely<Tables>,
  client: LockedClient,
  { operatorId }: Viewer,
  { effect, path, now }: Step,
): Promise<void> => {
  const { before } = await transaction
    .selectFrom("ledgerEntries")
    .select(({ fn }) =>
      fn.coalesce(fn.sum<number>(fn("abs", ["amount"])), sql<number>`0`).as("before"),
    )
    .where("clientId", "=", client.id)
    .where((where) =>
      where.or([
        where("kind", "=", "adjustment"),
        where.and([where("kind", "=", "reversal"), where("amount", ">", 0)]),
      ]),
    )
    .where("createdBy", "=", operatorId)
    .where("createdAt", ">", now - day)
    // Entries of approved proposals have a key of the server's own.
    .where("idempotencyKey", "not like", "%/%")
    .executeTakeFirstOrThrow();
  const limit = await ownLimit(transaction, client.currency, operatorId);
  if (before + Math.abs(effect) > limit)
    throw new Refusal("conflict", [{ path, code: "needs_approval" }]);
};

/** Whether a person posted an entry without approval within the last 24 hours. */
export const isOwnOfDay = (
  entry: { createdBy: string; createdAt: number; idempotencyKey: string },
  { operatorId }: Viewer,
  now: number,
): boolean =>
  entry.createdBy === operatorId && entry.createdAt > now - day && !isOwnKey(entry.idempotencyKey);
