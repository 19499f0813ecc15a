import type { Compilable, Kysely } from "kysely";
import { compiled } from "./compiled.ts";
import type { Tables } from "./tables/index.ts";

/**
 * A query for the rows of some keys, compiled once for each of a few numbers of keys: keys are padded to the next of
 * these `sizes`, so that each database prepares few statements.
 */
export const compiledForKeys = <Row>(
  build: (database: Kysely<Tables>, keys: readonly string[]) => Compilable<Row>,
  sizes: readonly number[] = [1, 4, 16],
): ((database: Kysely<Tables>, keys: readonly string[]) => Promise<Row[]>) => {
  const largest = Math.max(...sizes);
  const queries = sizes.map((size) => ({
    size,
    run: compiled<readonly string[], Row>((database, given) =>
      build(
        database,
        Array.from({ length: size }, (_, at) => given[at]!),
      ),
    ),
  }));

  const load = (database: Kysely<Tables>, keys: readonly string[]): Promise<Row[]> => {
    const { size, run } = queries.find(({ size }) => size >= keys.length)!;
    return run(
      database,
      Array.from({ length: size }, (_, at) => keys[at] ?? keys[0]!),
    );
  };

  return async (database, keys) => {
    const parts: string[][] = [];
    for (let from = 0; from < keys.length; from += largest)
      parts.push(keys.slice(from, from + largest));
    return (await Promise.all(parts.map((part) => load(database, part)))).flat();
  };
};
