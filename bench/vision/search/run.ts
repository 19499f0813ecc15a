import type { Figure, Filled } from "./measure.ts";
import { fillable, measureSearches } from "./measure.ts";
import { makeFaces } from "./made-faces.ts";
import { openPglite, openPostgres, openSqlite } from "../places.ts";

export interface SearchOptions {
  /** Numbers of faces, the least first. */
  sizes: readonly number[];
  /** Searches of each way, after one that warms up. */
  queries: number;
  /** The folder of a PostgreSQL's programs that has pgvector; without, PGlite stands in for it. */
  programs: string | undefined;
  note: (text: string) => void;
}

/** PGlite has one processor and takes minutes for more. */
const mostInPglite = 10_000;

/** Searches among so many faces on both databases. */
export const runSearches = async (options: SearchOptions): Promise<Figure[]> => {
  const { sizes, queries, programs, note } = options;
  note("making faces");
  const faces = makeFaces(Math.max(...sizes), queries + 1);
  const opened: Filled[] = [];
  const figures: Figure[] = [];
  try {
    opened.push(await fillable(await openSqlite()));
    opened.push(await fillable(await openPostgres(programs)));
    if (programs === undefined) opened.push(await fillable(await openPglite()));
    for (const count of sizes) {
      const places = opened.filter(({ name }) => name !== "PGlite" || count <= mostInPglite);
      figures.push(...(await measureSearches(places, faces, count, note)));
    }
  } finally {
    for (const place of opened) await place.close();
  }
  return figures;
};
