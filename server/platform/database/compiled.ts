import type { Compilable, CompiledQuery, Kysely } from "kysely";
import { nameStatement } from "./dialect/named-statements.ts";
import type { Tables } from "./tables/index.ts";

/** Placeholders for the values while a query is compiled: symbols described by the parameters' names. */
const slots = new Proxy({}, { get: (_target, name) => Symbol(String(name)) });

/**
 * A query that is built and compiled once per database, because that takes longer than running it in SQLite: for
 * queries of nearly every call. Variable values are parameters, only texts and numbers; `build` must not read them.
 * Constants are literals (`sql.lit`, `is true`): if they are parameters, PostgreSQL may plan the query each time it runs.
 */
export const compiled = <
  Parameters extends Record<string, string | number> | readonly string[],
  Row,
>(
  build: (database: Kysely<Tables>, parameters: Parameters) => Compilable<Row>,
): ((database: Kysely<Tables>, parameters: Parameters) => Promise<Row[]>) => {
  const queries = new WeakMap<object, CompiledQuery<Row>>();
  return async (database, parameters) => {
    // A transaction is another Kysely each time, over the same adapter.
    const { adapter } = database.getExecutor();
    let query = queries.get(adapter);
    if (!query) {
      query = build(database, slots as Parameters).compile();
      queries.set(adapter, query);
      nameStatement(query.sql);
    }
    const values = query.parameters.map((value) =>
      typeof value === "symbol" ? parameters[value.description as keyof Parameters] : value,
    );
    const { rows } = await database.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
};
