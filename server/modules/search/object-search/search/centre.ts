import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import type { Model } from "../../../../platform/vision/engine.ts";
import { unitVector } from "../../../../platform/vision/unit-vector.ts";
import { joinVectors } from "../../../../platform/vision/vectors/vector-bytes.ts";

/** Vectors that the mean is made of: more of them change it by less than a hundredth. */
const mostVectors = 2_000;

/**
 * The mean of the libraries' regions: what all of them have in common, and so says nothing of one. Each library has
 * the same share of the sample, its newest. A vector of zeros counts as one more, so that of very few little is taken away.
 */
export const centreOf = async (
  database: Kysely<Tables>,
  { name, dimensions }: Model,
  libraryIds: readonly string[],
): Promise<Float32Array> => {
  const sum = new Float64Array(dimensions);
  const share = Math.ceil(mostVectors / Math.max(libraryIds.length, 1));
  let count = 1;
  for (const libraryId of libraryIds) {
    const rows = await database
      .selectFrom("vectors")
      .select("vector")
      .where("library_id", "=", libraryId)
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

/** A vector as it differs from the centre, of length 1. */
export const centred = (vector: Float32Array, centre: Float32Array): Float32Array =>
  unitVector(vector.map((value, at) => value - (centre[at] ?? 0)));
