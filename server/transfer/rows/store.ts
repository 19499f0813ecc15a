import { liftLimits } from "#platform/database/dialect/time-limits.ts";
import type { Services } from "#platform/services.ts";

/** A database, or a transaction. */
export type Store = Pick<Services, "database" | "dialect">;

/** Runs `work` within a read-only transaction on one snapshot of the database. */
export const ofOneMoment = <Result>(
  { database, dialect }: Store,
  work: (snapshot: Store) => Promise<Result>,
): Promise<Result> =>
  database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      await liftLimits(transaction);
      return work({ database: transaction, dialect });
    });

/** Runs `work` within a transaction: all of its writes are committed, or none. */
export const allOrNothing = <Result>(
  { database, dialect }: Store,
  work: (store: Store) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await liftLimits(transaction);
    return work({ database: transaction, dialect });
  });
