import { unitVector } from "../../../../platform/vision/unit-vector.ts";

/** How much what was judged counts beside what was searched for; the usual weights of the method. */
const relevantWeight = 0.75;
const notRelevantWeight = 0.25;

export interface Judged {
  relevant: readonly Float32Array[];
  notRelevant: readonly Float32Array[];
}

const addMean = (sum: Float32Array, vectors: readonly Float32Array[], weight: number) => {
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] ?? 0) + ((vector[at] ?? 0) * weight) / vectors.length;
};

/**
 * Where to look after judgements (Rocchio): what was searched for, moved towards the mean of what was relevant and
 * away from the mean of what was not. All are of length 1; without a query, as in a search by label, the judgements
 * alone say where. Zeros where nothing does.
 */
export const rocchio = (
  query: Float32Array | undefined,
  { relevant, notRelevant }: Judged,
): Float32Array => {
  const dimensions = (query ?? relevant[0] ?? notRelevant[0])?.length ?? 0;
  const sum = Float32Array.from(query ?? new Float32Array(dimensions));
  addMean(sum, relevant, relevantWeight);
  addMean(sum, notRelevant, -notRelevantWeight);
  return unitVector(sum);
};
