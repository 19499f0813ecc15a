import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { SetKey } from "../read-vectors.ts";
import type { VectorQuery } from "../vector-index.ts";

/** Up to this many are compared one by one: that is as fast as a graph, and misses nothing. */
const comparedUpTo = 20_000;

/** How many vectors there are in each set. */
export type SetCounts = readonly (SetKey & { count: number })[];

export const countSets = async (database: Kysely<Tables>): Promise<SetCounts> => {
  const { rows } = await sql<SetCounts[number]>`
    select library_id as "libraryId", kind, model, count(*)::int as count
    from vector_search.vectors group by library_id, kind, model`.execute(database);
  return rows;
};

/**
 * The share of its graph's vectors that a search covers; undefined if there are so few that brute force is better. A
 * graph search also passes other libraries' vectors, so it has to fetch more of them.
 */
export const shareOfGraph = (
  counts: SetCounts,
  { kind, model, libraryIds }: Pick<VectorQuery, "kind" | "model" | "libraryIds">,
): number | undefined => {
  const ofKind = counts.filter((set) => set.kind === kind && set.model === model);
  const sum = (sets: SetCounts) => sets.reduce((total, { count }) => total + count, 0);
  const chosen = sum(ofKind.filter(({ libraryId }) => libraryIds.includes(libraryId)));
  return chosen > comparedUpTo ? chosen / sum(ofKind) : undefined;
};
