import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { byRank, type Match } from "../matches.ts";
import type { VectorQuery } from "../vector-index.ts";
import { vectorText } from "./vector-text.ts";

/** Candidates that HNSW keeps: half of them gave a recall of 0.95 to 0.98, see bench/README.md. */
const candidates = 400;
const maxCandidates = 1_000;

const exact = (database: Kysely<Tables>, query: VectorQuery, text: string) =>
  sql<Match>`
  select id, 1 - (embedding <=> ${text}::vector) as similarity from vector_search.vectors
  where library_id in (${sql.join(query.libraryIds)}) and kind = ${query.kind} and model = ${query.model}
  order by embedding <=> ${text}::vector, id limit ${query.limit}`.execute(database);

/** As `exact`, but with the index's own expressions, so that PostgreSQL uses it. */
const alongGraph = (database: Kysely<Tables>, query: VectorQuery, text: string, share: number) =>
  database.transaction().execute(async (transaction) => {
    // As many candidates as a graph of only the chosen libraries would keep.
    const wanted = Math.ceil(Math.max(candidates, 2 * query.limit) / share);
    const kept = Math.min(maxCandidates, wanted);
    await sql`set local hnsw.ef_search = ${sql.lit(kept)}`.execute(transaction);
    // If most near vectors belong to other libraries, the scan continues.
    await sql`set local hnsw.iterative_scan = strict_order`.execute(transaction);
    const dimensions = sql`vector(${sql.lit(query.vector.length)})`;
    return sql<Match>`
      select id, 1 - (embedding::${dimensions} <=> ${text}::${dimensions}) as similarity
      from vector_search.vectors
      where library_id in (${sql.join(query.libraryIds)})
        and kind = ${sql.lit(query.kind)} and model = ${sql.lit(query.model)}
      order by embedding::${dimensions} <=> ${text}::${dimensions} limit ${query.limit}
    `.execute(transaction);
  });

/**
 * The nearest vectors in pgvector for these libraries: by brute force, or along the graph of their kind and model,
 * which must exist; `share` is their part of that graph.
 */
export const findNearest = async (
  database: Kysely<Tables>,
  query: VectorQuery,
  share: number | undefined,
): Promise<Match[]> => {
  const text = vectorText(query.vector);
  const { rows } = await (share === undefined
    ? exact(database, query, text)
    : alongGraph(database, query, text, share));
  return rows.filter(({ similarity }) => similarity >= query.atLeast).toSorted(byRank);
};
