import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./with-timeout.ts";
import { limitStatements, longestWrite } from "./dialect/time-limits.ts";
import { histogram, timed } from "../metrics/registry.ts";
import { inSpan } from "../tracing/spans.ts";
import type { Tables } from "./tables/index.ts";

const durations = histogram(
  "console_database_transaction_duration_seconds",
  "Write transactions, with the wait for a connection: done, rolled_back, or too_late.",
  ["outcome"],
);

const outcomeOf = (error: unknown) =>
  error instanceof DatabaseUnavailable ? "too_late" : "rolled_back";

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
  const run = () =>
    database.transaction().execute(async (transaction) => {
      const time = left();
      if (milliseconds !== longestWrite) await limitStatements(transaction, time);
      const result = await write(transaction);
      left();
      return result;
    });
  return timed(durations, {}, () => inSpan({ name: "transaction" }, run), outcomeOf);
};
