import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { createLoadedSets, type LoadedSets } from "./loaded-sets.ts";
import { type Scanner, startScanner } from "./scanner.ts";
import type { VectorIndex } from "./vector-index.ts";

/** Maximum memory for vectors: a quarter of a million faces. */
const maxBytes = 1024 ** 3;

/** Brute-force index: compares with every vector, in a worker thread that holds them in memory; for both databases. */
export const createExactIndex = (
  database: Kysely<Tables>,
  start: () => Scanner = startScanner,
): VectorIndex => {
  let running: { scanner: Scanner; sets: LoadedSets } | undefined;

  /** Starts with the first search, and again after a crash; a new thread has no vectors in memory. */
  const current = () => {
    if (running?.scanner.isAlive()) return running;
    const scanner = start();
    running = { scanner, sets: createLoadedSets(database, scanner, maxBytes) };
    return running;
  };

  return {
    async search({ kind, model, vector, libraryIds, limit, atLeast }) {
      const { scanner, sets } = current();
      const keys = [...new Set(libraryIds)].map((libraryId) => ({ libraryId, kind, model }));
      return sets.use(keys, vector.length, (names) =>
        scanner.ask({ do: "search", sets: names, vector, limit, atLeast }),
      );
    },
    close: async () => running?.scanner.close(),
  };
};
