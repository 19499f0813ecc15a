import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { limitStatements } from "./dialect/limit-statements.ts";
import type { Tables } from "./tables/index.ts";

/** Milliseconds; half of `inTime`'s timeout, so that nobody has given up on what is committed. */
const maxTime = 5_000;

/**
 * Writes in its own transaction, which is rolled back on a timeout: a write reported as failed isn't committed later.
 * If a connection breaks during the commit, the outcome is unknown.
 */
export const writeInTime = <Result>(
  database: Kysely<Tables>,
  write: (transaction: Kysely<Tables>) => Promise<Result>,
  milliseconds = maxTime,
): Promise<Result> => {
  const ends = performance.now() + milliseconds;
  const left = (): number => {
    const time = ends - performance.now();
    if (time <= 0) throw new DatabaseUnavailable("It took too long to write");
    return time;
  };
  return database.transaction().execute(async (transaction) => {
    await limitStatements(transaction, left());
    const result = await write(transaction);
    left();
    return result;
  });
};
