import { createExactIndex } from "@console-shell/server/platform/vision/vectors/exact-index";
import { bringSets } from "@console-shell/server/platform/vision/vectors/pgvector/bring-sets";
import { findNearest } from "@console-shell/server/platform/vision/vectors/pgvector/find-nearest";
import { indexLargeSets } from "@console-shell/server/platform/vision/vectors/pgvector/large-sets";
import {
  countSets,
  shareOfGraph,
} from "@console-shell/server/platform/vision/vectors/pgvector/set-counts";
import { preparePgvector } from "@console-shell/server/platform/vision/vectors/pgvector/prepare";
import type { VectorQuery } from "@console-shell/server/platform/vision/vectors/vector-index";
import { kind, model } from "./fill.ts";
import type { Place } from "../places.ts";

/** One way to search, ready for queries. */
export interface Way {
  name: string;
  /** Milliseconds before the first search: reading the vectors, or building a graph. */
  prepared: number;
  search(query: VectorQuery): Promise<readonly { id: string }[]>;
  close(): Promise<unknown>;
}

export const took = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** Our thread compares with each vector; the first search reads all of them. */
export const ourScan = async (place: Place, first: VectorQuery): Promise<Way> => {
  const index = createExactIndex(place.database);
  const prepared = await took(() => index.search(first));
  return { name: `${place.name}, our scan`, prepared, ...index };
};

const onError = (error: unknown) => {
  throw error;
};
const ending = { signal: new AbortController().signal, onError };

/** pgvector, comparing with each vector or using a graph, which is built now whatever the size. */
export const pgvectorWays = async (place: Place, libraryIds: readonly string[]): Promise<Way[]> => {
  const { database } = place;
  if (!(await preparePgvector(database, onError)))
    throw new Error(`${place.name} has no pgvector of version 0.8 or newer.`);
  const bring = (ids: readonly string[]) =>
    bringSets(
      database,
      ids.map((libraryId) => ({ libraryId, kind, model })),
    );
  const brought = await took(() => bring(libraryIds));
  const built = await took(() => indexLargeSets(database, 1, ending));
  const counts = await countSets(database);
  // As in the product, which compares small sets one by one even if there is a graph.
  const wayOf = (name: string, prepared: number, shareOf: typeof shareOfGraph): Way => ({
    name: `${place.name}, pgvector ${name}`,
    prepared,
    async search(query) {
      await bring(query.libraryIds);
      return findNearest(database, query, shareOf(counts, query));
    },
    close: () => Promise.resolve(),
  });
  const always: typeof shareOfGraph = (_, { libraryIds: chosen }) =>
    counts
      .filter(({ libraryId }) => chosen.includes(libraryId))
      .reduce((sum, { count }) => sum + count, 0) /
    counts.reduce((sum, { count }) => sum + count, 0);
  return [
    wayOf("exact", brought, () => undefined),
    wayOf("as it chooses", built, shareOfGraph),
    {
      ...wayOf("HNSW", built, always),
      close: () => indexLargeSets(database, Number.POSITIVE_INFINITY, ending),
    },
  ];
};
