import { dimensions } from "./made-faces.ts";
import { idOf, type Parts, partOf } from "./fill.ts";

/** The number of neighbours requested. */
export const limit = 20;

/** The parts of the faces that a search covers, by their share of the total. */
export const shares: Record<string, readonly (keyof Parts<unknown>)[]> = {
  "100 %": ["hundredth", "tenth", "third", "rest"],
  "30 %": ["hundredth", "tenth", "third"],
  "10 %": ["hundredth", "tenth"],
  "1 %": ["hundredth"],
};

/** Ids of the nearest faces of some parts among the first `count`, by exact comparison. */
export const nearest = (
  vectors: Float32Array,
  count: number,
  query: Float32Array,
): Record<string, Set<string>> => {
  const similarities = Float64Array.from({ length: count }, (_, at) => {
    const from = at * dimensions;
    let sum = 0;
    for (let place = 0; place < dimensions; place += 1)
      sum += vectors[from + place]! * query[place]!;
    return sum;
  });
  const ranked = Array.from(similarities.keys()).toSorted(
    (one, other) => similarities[other]! - similarities[one]!,
  );
  const best = (parts: readonly (keyof Parts<unknown>)[]) =>
    new Set(
      ranked
        .filter((at) => parts.includes(partOf(at)))
        .slice(0, limit)
        .map(idOf),
    );
  return Object.fromEntries(Object.entries(shares).map(([name, parts]) => [name, best(parts)]));
};
