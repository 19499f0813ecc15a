import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { chainEvents, type ChainServices, lockHead, signedEndOf } from "./chain.ts";

/** The last checkpoint, if there is one. */
export const lastCheckpoint = (database: Kysely<Tables>) =>
  database
    .selectFrom("auditCheckpoints")
    .select(["sequence", "at"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Stores the signed end of the chain as a checkpoint, unless the last one covers it. Receivers outside the console
 * get it from the table.
 */
export const makeCheckpoint = async (services: ChainServices): Promise<void> => {
  await chainEvents(services);
  await transactionWithDeadline(services.database, async (transaction) => {
    const head = await lockHead(services, transaction);
    const signed = signedEndOf(head);
    const last = await lastCheckpoint(transaction);
    if (signed?.sequence !== head.sequence || head.sequence === (last?.sequence ?? 0)) return;
    await transaction
      .insertInto("auditCheckpoints")
      .values({ ...signed, hash: head.hash })
      .execute();
  });
};

/** Makes a checkpoint if the last one is older than the interval. */
export const makeDueCheckpoint = async (
  services: ChainServices,
  interval: number,
): Promise<void> => {
  const last = await lastCheckpoint(services.database);
  // One from the future comes from a clock that was wrong.
  if (last && Math.abs(services.clock() - last.at) < interval) return;
  const { sequence } = await services.database
    .selectFrom("auditHead")
    .select("sequence")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  // While nothing happens, nothing is locked.
  if (sequence > (last?.sequence ?? 0)) await makeCheckpoint(services);
};
