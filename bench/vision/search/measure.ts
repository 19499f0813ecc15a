import type { VectorQuery } from "@console-shell/server/platform/vision/vectors/vector-index";
import { summarize } from "../../statistics.ts";
import { addFaces, addParts, kind, type Libraries, model } from "./fill.ts";
import type { MadeFaces } from "./made-faces.ts";
import { limit, nearest, shares } from "./nearest.ts";
import type { Place } from "../places.ts";
import { ourScan, pgvectorWays, took, type Way } from "./ways.ts";

/** The result of one way of searching in one share of this many faces. */
export interface Figure {
  count: number;
  way: string;
  share: string;
  median: number;
  p95: number;
  /** Recall of the twenty nearest, on average and in the worst search. */
  recall: number;
  worst: number;
  /** Milliseconds before the first search, and to write the rows added since. */
  prepared: number;
  filled: number;
}

/** A database and its content. */
export interface Filled extends Place {
  libraries: Libraries;
  count: number;
}

export const fillable = async (place: Place): Promise<Filled> => ({
  ...place,
  libraries: await addParts(place.database),
  count: 0,
});

const idsOf = (libraries: Libraries, share: string) =>
  shares[share]!.map((part) => libraries[part].libraryId);

const queryOf = (vector: Float32Array, libraryIds: string[]): VectorQuery => ({
  kind,
  model,
  vector,
  libraryIds,
  limit,
  atLeast: -1,
});

/** Fills every place with this many faces and searches them in every way, in turns. */
export const measureSearches = async (
  places: readonly Filled[],
  { vectors, queries }: MadeFaces,
  count: number,
  note: (text: string) => void,
): Promise<Figure[]> => {
  const all: (Way & { place: Filled; filled: number })[] = [];
  for (const place of places) {
    const range = { from: place.count, to: count };
    const filled = await took(() => addFaces(place.database, place.libraries, vectors, range));
    place.count = count;
    const libraryIds = idsOf(place.libraries, "100 %");
    const first = queryOf(queries[0]!, libraryIds);
    const ours = place.compares.includes("ours") ? [await ourScan(place, first)] : [];
    const pgvector = place.compares.includes("pgvector")
      ? await pgvectorWays(place, libraryIds)
      : [];
    for (const way of [...ours, ...pgvector]) {
      note(`${count}, ${way.name}: ready in ${(way.prepared / 1000).toFixed(1)} s`);
      all.push({ ...way, place, filled });
    }
  }
  const figures = new Map<string, { times: number[]; recalls: number[] }>();
  try {
    for (const [turn, vector] of queries.entries()) {
      const near = nearest(vectors, count, vector);
      for (const share of Object.keys(shares))
        for (const way of all) {
          const query = queryOf(vector, idsOf(way.place.libraries, share));
          let found: readonly { id: string }[] = [];
          const time = await took(async () => (found = await way.search(query)));
          // The first one warms up.
          if (turn === 0) continue;
          const key = `${way.name} ${share}`;
          const { times, recalls } = figures.get(key) ?? { times: [], recalls: [] };
          const wanted = near[share]!;
          recalls.push(found.filter(({ id }) => wanted.has(id)).length / wanted.size);
          figures.set(key, { times: [...times, time], recalls });
        }
    }
  } finally {
    for (const way of all) await way.close();
  }
  return all.flatMap(({ name, prepared, filled }) =>
    Object.keys(shares).map((share) => {
      const { times, recalls } = figures.get(`${name} ${share}`)!;
      const { median, p95 } = summarize(times);
      const recall = recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
      const worst = Math.min(...recalls);
      return { count, way: name, share, median, p95, recall, worst, prepared, filled };
    }),
  );
};
