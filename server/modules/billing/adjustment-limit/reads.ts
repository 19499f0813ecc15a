import { type Currency, CurrencySchema } from "@console-shell/contract/calls/finance";
import type { AdjustmentLimit } from "@console-shell/contract/calls/finance-adjustment-limits";
import { adjustmentAlone } from "@console-shell/contract/words/limits";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { By } from "#kernel/call.ts";
import { isServerKey } from "../answer-once.ts";
import type { LockedClient } from "../client/reads.ts";

/**
 * The limits of all currencies, and what applies to an operator. Raising a limit doesn't raise one's own: otherwise one
 * person could adjust by any amount.
 */
export const readLimits = async (
  database: Kysely<Tables>,
  operatorId: string,
): Promise<AdjustmentLimit[]> => {
  const changes = await database
    .selectFrom("adjustmentLimits as change")
    .innerJoin("operators as changer", "changer.id", "change.changedBy")
    .orderBy("change.sequence", "desc")
    .select([
      "change.id",
      "change.currency",
      "change.amount",
      "change.changedBy",
      "changer.name as changedByName",
      "change.changedAt",
    ])
    .execute();
  return CurrencySchema.options.map((currency) => {
    const [last, ...earlier] = changes.filter((change) => change.currency === currency);
    const ofOthers = [last, ...earlier].find(
      (change) => change !== undefined && change.changedBy !== operatorId,
    );
    const amount = last?.amount ?? adjustmentAlone;
    return {
      currency,
      amount,
      ownAmount: Math.min(amount, ofOthers?.amount ?? adjustmentAlone),
      changeId: last?.id ?? null,
      changedByName: last?.changedByName ?? null,
      changedAt: last?.changedAt ?? null,
    };
  });
};

/** How much an operator may adjust a client with this currency without approval. */
const ownLimit = async (
  database: Kysely<Tables>,
  currency: Currency,
  operatorId: string,
): Promise<number> => {
  const limits = await readLimits(database, operatorId);
  return limits.find((limit) => limit.currency === currency)!.ownAmount;
};

const day = 24 * 3_600_000;

interface Step {
  /** On the balance, signed. */
  effect: number;
  /** The refused field. */
  path: string;
}

/** Enforces one person's 24-hour limit for a locked client: own adjustments, and reversals that raise the balance. */
export const refuseBeyondAlone = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  client: Pick<LockedClient, "id" | "currency">,
  { effect, path }: Step,
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
export const isOwnAndRecent = (
  entry: { createdBy: string; createdAt: number; idempotencyKey: string },
  { operatorId, now }: By,
): boolean =>
  entry.createdBy === operatorId &&
  entry.createdAt > now - day &&
  !isServerKey(entry.idempotencyKey);
