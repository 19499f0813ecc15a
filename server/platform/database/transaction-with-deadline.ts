import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./with-timeout.ts";
import { limitStatements, longestWrite } from "./dialect/time-limits.ts";
import type { Tables } from "./tables/index.ts";

/**
 * Writes in its own transaction, which is rolled back on a timeout: a write reported as failed isn't committed later.
 * If a connection breaks during the commit, the outcome is unknown.
 */
export const transactionWithDeadline = <Result>(
  database: Kysely<Tables>,
  write: (transaction: Kysely<Tables>) => Promise<Result>,
  milliseconds = longestWrite,
): Promise<Result> => {
  const ends = performance.now() + milliseconds;
  const left = (): number => {
    const time = ends - performance.now();
    if (time <= 0) throw new DatabaseUnavailable("It took too long to write");
    return time;
  };
  return database.transaction().execute(async (transaction) => {
    const time = left();
    if (milliseconds !== longestWrite) await limitStatements(transaction, time);
    const result = await write(transaction);
    left();
    return result;
  });
};
