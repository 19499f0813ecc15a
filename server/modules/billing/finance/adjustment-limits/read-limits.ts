import { type Currency, CurrencySchema } from "@console-shell/contract/calls/finance";
import type { AdjustmentLimit } from "@console-shell/contract/calls/finance-adjustment-limits";
import { adjustmentAlone } from "@console-shell/contract/words/limits";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * The limits of all currencies, and what applies to an operator. An operator who raises a limit doesn't raise their own: by
 * themselves they could otherwise adjust by any amount.
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
export const ownLimit = async (
  database: Kysely<Tables>,
  currency: Currency,
  operatorId: string,
): Promise<number> => {
  const limits = await readLimits(database, operatorId);
  return limits.find((limit) => limit.currency === currency)!.ownAmount;
};
