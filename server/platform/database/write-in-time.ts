import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { limitStatements } from "./dialect/limit-statements.ts";
import type { Tables } from "./tables/index.ts";

/** Milliseconds; half of what `inTime` waits, so that nobody has given up what is committed. */
const mostTime = 5_000;

/**
 * Writes in a transaction of its own that is rolled back where it takes too long: what whoever asked was told
 * to have failed does not happen later on after all. Of a connection that breaks while it commits nobody knows.
 */
export const writeInTime = <Result>(
  database: Kysely<Tables>,
  write: (transaction: Kysely<Tables>) => Promise<Result>,
  milliseconds = mostTime,
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
