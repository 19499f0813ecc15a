/** The database doesn't respond in time; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** Query timeout in milliseconds. A query that a lost connection never answers would block everything behind it. */
const maxTime = 10_000;

/** As the query, or `DatabaseUnavailable` on a timeout. */
export const withTimeout = <Result>(
  query: Promise<Result>,
  milliseconds = maxTime,
): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable("The database does not answer")),
    milliseconds,
  );
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
};
