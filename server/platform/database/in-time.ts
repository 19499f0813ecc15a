import { DatabaseUnavailable } from "./database-unavailable.ts";

/** Milliseconds for a query. One that a lost connection never answers would stop all behind it. */
const mostTime = 10_000;

/** As the query, or `DatabaseUnavailable` where the database does not answer in time. */
export const inTime = <Result>(
  query: Promise<Result>,
  milliseconds = mostTime,
): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable("The database does not answer")),
    milliseconds,
  );
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
};
