import type { BestMatches } from "./matches.ts";

/** Vectors of one length, contiguous in memory, each with its identifier. */
export interface VectorSet {
  /** Existing ones are replaced. */
  add(ids: readonly string[], vectors: Float32Array): void;
  /** Keeps only those with these identifiers. */
  keep(ids: ReadonlySet<string>): void;
  /** Offers all of them, by their cosine to a vector of length 1. */
  scan(vector: Float32Array, best: BestMatches): void;
  size(): number;
}

/** Makes an empty set. */
export const createVectorSet = (dimensions: number): VectorSet => {
  let ids: string[] = [];
  let values = new Float32Array();
  /** Position of each identifier. */
  const places = new Map<string, number>();

  const reserve = (count: number) => {
    if (count * dimensions <= values.length) return;
    const larger = new Float32Array(Math.max(count, Math.ceil(ids.length * 1.5)) * dimensions);
    larger.set(values.subarray(0, ids.length * dimensions));
    values = larger;
  };

  return {
    add(newIds, vectors) {
      reserve(ids.length + newIds.length);
      for (const [at, id] of newIds.entries()) {
        const from = at * dimensions;
        const place = places.get(id) ?? ids.length;
        // An existing one is overwritten in place.
        values.set(vectors.subarray(from, from + dimensions), place * dimensions);
        ids[place] = id;
        places.set(id, place);
      }
    },
    keep(wanted) {
      const left: string[] = [];
      for (const [at, id] of ids.entries()) {
        if (!wanted.has(id)) continue;
        const from = at * dimensions;
        values.copyWithin(left.length * dimensions, from, from + dimensions);
        places.set(id, left.length);
        left.push(id);
      }
      for (const id of ids) if (!wanted.has(id)) places.delete(id);
      ids = left;
    },
    scan(vector, best) {
      // Four sums, because each addition waits for the previous one; the remaining dimensions come last.
      const whole = dimensions - (dimensions % 4);
      for (let at = 0, from = 0; at < ids.length; at++, from += dimensions) {
        let a = 0;
        let b = 0;
        let c = 0;
        let d = 0;
        for (let i = 0; i < whole; i += 4) {
          a += values[from + i]! * vector[i]!;
          b += values[from + i + 1]! * vector[i + 1]!;
          c += values[from + i + 2]! * vector[i + 2]!;
          d += values[from + i + 3]! * vector[i + 3]!;
        }
        for (let i = whole; i < dimensions; i++) a += values[from + i]! * vector[i]!;
        best.offer(ids[at]!, a + b + (c + d));
      }
    },
    size: () => ids.length,
  };
};
