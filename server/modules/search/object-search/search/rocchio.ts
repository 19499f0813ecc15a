import { unitVector } from "#platform/vision/unit-vector.ts";

/** Weights of judgements relative to the query; the usual ones of the method. */
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
 * Relevance feedback by Rocchio: the query's vector, moved towards the mean of the relevant vectors and away from the
 * mean of the others. All have length 1; without a query vector, as in a search by label, only the judgements count.
 * Zeros if there is nothing.
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
