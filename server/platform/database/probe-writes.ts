import type { Kysely } from "kysely";
import { newId } from "./id.ts";
import { withTimeout } from "./with-timeout.ts";
import type { Tables } from "./tables/index.ts";
import { transactionWithDeadline } from "./transaction-with-deadline.ts";

/** Milliseconds. */
const maxTime = 2_000;

/**
 * Writes and removes a row, which nobody else sees: fails if the database is read-only, its disk is full or it doesn't
 * respond in time.
 */
export const probeWrites = (database: Kysely<Tables>): Promise<void> => {
  const key = `probe:${newId()}`;
  const write = transactionWithDeadline(
    database,
    async (transaction) => {
      await transaction.insertInto("leftFiles").values({ key, since: 0 }).execute();
      await transaction.deleteFrom("leftFiles").where("key", "=", key).execute();
    },
    maxTime,
  );
  return withTimeout(write, maxTime);
};
