/** Milliseconds for a query. One that a lost connection never answers would stop all behind it. */
const mostTime = 10_000;

/** As the query, or an error where the database does not answer in time. */
export const inTime = <Result>(query: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The database does not answer")), mostTime);
  return Promise.race([query, late.promise]).finally(() => clearTimeout(timer));
};
