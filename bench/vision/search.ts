import type { VectorIndex, VectorQuery } from "@console-shell/server/vision/vectors/vector-index";
import { summarize } from "../statistics.ts";

const searches = 30;
const wanted = 20;

/** How long the searches took, and which part of the twenty nearest they found. */
export interface Searched {
  median: number;
  p95: number;
  recall: number;
}

type Find = (query: VectorQuery) => ReturnType<VectorIndex["search"]>;

/** Searches for these vectors, beside what `exact` finds of each. */
export const measureSearch = async (
  find: Find,
  exact: readonly ReadonlySet<string>[],
  queries: readonly VectorQuery[],
): Promise<Searched> => {
  // The first one loads what stays in memory.
  await find(queries[0]!);
  const times: number[] = [];
  let found = 0;
  for (const [at, query] of queries.entries()) {
    const start = performance.now();
    const matches = await find(query);
    times.push(performance.now() - start);
    found += matches.filter(({ id }) => exact[at]!.has(id)).length;
  }
  const { median, p95 } = summarize(times);
  return { median, p95, recall: found / (queries.length * wanted) };
};

/** Queries near to vectors of the set, as a second picture of somebody is. */
export const queriesNear = (
  vectors: readonly Float32Array[],
  libraryId: string,
  near: (vector: Float32Array) => Float32Array,
): VectorQuery[] =>
  Array.from({ length: searches }, (_, at) => ({
    kind: "face",
    model: "bench",
    vector: near(vectors[Math.floor((at * vectors.length) / searches)]!),
    libraryIds: [libraryId],
    limit: wanted,
    atLeast: -1,
  }));
