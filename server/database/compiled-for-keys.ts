import type { Compilable, Kysely } from "kysely";
import { compiled } from "./compiled.ts";
import type { Tables } from "./tables/index.ts";

/** A query is filled up to one of these, so that each database prepares few statements. */
const sizes = [1, 4, 16] as const;
const largest = 16;

/** A query for the rows of some keys, compiled once for each of a few counts of them. */
export const compiledForKeys = <Row>(
  build: (database: Kysely<Tables>, keys: readonly string[]) => Compilable<Row>,
): ((database: Kysely<Tables>, keys: readonly string[]) => Promise<Row[]>) => {
  const queries = sizes.map((size) => ({
    size,
    run: compiled<Record<string, string>, Row>((database, given) =>
      build(
        database,
        Array.from({ length: size }, (_, at) => given[at]!),
      ),
    ),
  }));

  const load = (database: Kysely<Tables>, keys: readonly string[]): Promise<Row[]> => {
    const { size, run } = queries.find(({ size }) => size >= keys.length)!;
    const [first = ""] = keys;
    return run(
      database,
      Object.fromEntries(Array.from({ length: size }, (_, at) => [at, keys[at] ?? first])),
    );
  };

  return async (database, keys) => {
    const parts: string[][] = [];
    for (let from = 0; from < keys.length; from += largest)
      parts.push(keys.slice(from, from + largest));
    return (await Promise.all(parts.map((part) => load(database, part)))).flat();
  };
};
