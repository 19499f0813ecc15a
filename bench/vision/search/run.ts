import type { Figure, Filled } from "./measure.ts";
import { fillable, measureSearches } from "./measure.ts";
import { makeFaces } from "./made-faces.ts";
import { openPglite, openPostgres, openSqlite } from "../places.ts";

export interface SearchOptions {
  /** Numbers of faces, ascending. */
  sizes: readonly number[];
  /** Searches in each way, after a warm-up. */
  queries: number;
  /** The program folder of a PostgreSQL with pgvector; PGlite is used if undefined. */
  programs: string | undefined;
  note: (text: string) => void;
}

/** PGlite uses one processor and would take minutes for more. */
const maxInPglite = 10_000;

/** Searches among these numbers of faces on both databases. */
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
      const places = opened.filter(({ name }) => name !== "PGlite" || count <= maxInPglite);
      figures.push(...(await measureSearches(places, faces, count, note)));
    }
  } finally {
    for (const place of opened) await place.close();
  }
  return figures;
};
