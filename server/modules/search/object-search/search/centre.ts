import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Model } from "#platform/vision/engine.ts";
import { unitVector } from "#platform/vision/unit-vector.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";

/** Sample size of the mean: more vectors change it by less than a hundredth. */
const maxVectors = 2_000;

/**
 * The mean of the libraries' regions: the part common to all of them, which doesn't distinguish any. Each library
 * contributes the same share of the sample, its newest. A zero vector counts as one more, so that with very few vectors
 * little is subtracted.
 */
export const centreOf = async (
  database: Kysely<Tables>,
  { name, dimensions }: Model,
  libraryIds: readonly string[],
): Promise<Float32Array> => {
  const sum = new Float64Array(dimensions);
  const share = Math.ceil(maxVectors / Math.max(libraryIds.length, 1));
  let count = 1;
  for (const libraryId of libraryIds) {
    const rows = await database
      .selectFrom("vectors")
      .select("vector")
      .where("libraryId", "=", libraryId)
      .where("kind", "=", "region")
      .where("model", "=", name)
      .orderBy("version", "desc")
      .limit(share)
      .execute();
    const values = joinVectors(
      rows.map(({ vector }) => vector),
      dimensions,
    );
    for (const [at, value] of values.entries())
      sum[at % dimensions] = (sum[at % dimensions] ?? 0) + value;
    count += rows.length;
  }
  return Float32Array.from(sum, (value) => value / count);
};

/** A vector's difference from the centre, normalized to length 1. */
export const centred = (vector: Float32Array, centre: Float32Array): Float32Array =>
  unitVector(vector.map((value, at) => value - (centre[at] ?? 0)));
