import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { createPoller } from "#platform/poller.ts";
import type { VectorIndex } from "../vector-index.ts";
import { bringSets } from "./bring-sets.ts";
import { findNearest } from "./find-nearest.ts";
import { indexLargeSets, indexOf } from "./large-sets.ts";
import { countSets, type SetCounts, shareOfGraph } from "./set-counts.ts";
import type { SetKey } from "../read-vectors.ts";

/** The sets of libraries whose vectors changed since the last update. */
const staleSets = async (database: Kysely<Tables>): Promise<SetKey[]> => {
  const { rows } = await sql<SetKey>`
    select distinct library_id as "libraryId", kind, model from vectors
    where library_id in (
      select id from libraries where vector_version > coalesce(
        (select min(version) from vector_search.sets where library_id = libraries.id), -1))`.execute(
    database,
  );
  return rows;
};

/** From this many vectors on, a brute-force comparison takes longer than a person wants to wait. */
const indexedFrom = 100_000;
/** Milliseconds between two updates, so that a search finds little to add. */
const lookedEvery = 60_000;

interface Options {
  /** Called for a failed update; the next one starts over. */
  onError: (error: unknown) => void;
  indexFrom?: number;
  every?: number;
}

/**
 * Lets PostgreSQL compare, see `preparePgvector`: brute force while a kind and model has few vectors, along a graph
 * (HNSW) once it has many.
 */
export const createPgvectorIndex = (
  database: Kysely<Tables>,
  { onError, indexFrom = indexedFrom, every = lookedEvery }: Options,
): VectorIndex => {
  let large: ReadonlySet<string> | undefined;
  let counts: SetCounts = [];
  const closing = new AbortController();
  const ending = { signal: closing.signal, onError };
  const poll = async () => {
    try {
      const added = await bringSets(database, await staleSets(database), closing.signal);
      // Counting them reads an index of all.
      if (added > 0 || !large) {
        counts = await countSets(database);
        large = await indexLargeSets(database, indexFrom, ending);
      }
    } catch (error) {
      if (!closing.signal.aborted) onError(error);
    }
  };
  const poller = createPoller({ every, begin: poll, poll, isWanted: () => true, onError });
  poller.start().catch(onError);

  return {
    async search(query) {
      const { kind, model, libraryIds } = query;
      if (libraryIds.length === 0) return [];
      await bringSets(
        database,
        [...new Set(libraryIds)].map((libraryId) => ({ libraryId, kind, model })),
      );
      const hasGraph = large?.has(indexOf(kind, model)) ?? false;
      return findNearest(database, query, hasGraph ? shareOfGraph(counts, query) : undefined);
    },
    close() {
      // An index may take minutes to build; the next server does it.
      closing.abort();
      return poller.close();
    },
  };
};
