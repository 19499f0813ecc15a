import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Box, Model } from "#platform/vision/engine.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { centred } from "./centre.ts";
import { overlap, wholeImage } from "./overlap.ts";
import type { Judged } from "./rocchio.ts";

/** A region of a library picture; null for all of it. */
interface ImageRegion {
  imageId: string;
  region: Box | null;
}

/** A picture's known vectors: of its objects, and of the whole. */
const readVectors = (database: Kysely<Tables>, { name }: Model, imageIds: readonly string[]) =>
  database
    .selectFrom("vectors")
    .leftJoin("imageObjects", "imageObjects.id", "vectors.id")
    .select(["vectors.imageId", "vectors.vector", "imageObjects.box"])
    .where("vectors.imageId", "in", imageIds)
    .where("vectors.kind", "=", "region")
    .where("vectors.model", "=", name)
    .execute();

/**
 * Each region's vector, relative to the centre. Pictures are reindexed now and then, and small objects have no vector:
 * each region gets that of the part of its picture that it overlaps most. Undefined if the picture is gone.
 */
export const looksOf = async (
  database: Kysely<Tables>,
  regions: readonly ImageRegion[],
  { model, centre }: { model: Model; centre: Float32Array },
): Promise<(Float32Array | undefined)[]> => {
  if (regions.length === 0) return [];
  const imageIds = [...new Set(regions.map(({ imageId }) => imageId))];
  const byImage = Map.groupBy(
    await readVectors(database, model, imageIds),
    ({ imageId }) => imageId,
  );
  return regions.map(({ imageId, region }) => {
    const best = (byImage.get(imageId) ?? [])
      .map(({ box, vector }) => ({
        vector,
        share: overlap(region ?? wholeImage, box ?? wholeImage),
      }))
      .toSorted((one, other) => other.share - one.share)[0];
    return best && centred(joinVectors([best.vector], model.dimensions), centre);
  });
};

/**
 * The judgements of all rounds of a search. Of several judgements of one region the newest counts, in any round; if it
 * took another back, none does.
 */
export const readJudged = async (database: Kysely<Tables>, searchId: string) => {
  const rows = await database
    .selectFrom("objectResults")
    .innerJoin("objectQueries", "objectQueries.id", "objectResults.queryId")
    .select([
      "objectResults.imageId",
      "objectResults.region",
      "objectResults.relevance",
      "objectResults.judgedBy",
      "objectResults.judgedAt",
      // Including judgements that were taken back; one carried over from an earlier round has none of its own.
      (of) =>
        of
          .selectFrom("objectJudgements")
          .whereRef("objectJudgements.resultId", "=", "objectResults.id")
          .select((last) => last.fn.max("objectJudgements.judgedAt").as("at"))
          .as("decidedAt"),
    ])
    .where("objectQueries.searchId", "=", searchId)
    .orderBy("objectQueries.round")
    .orderBy("objectResults.rank")
    .execute();
  const judged = new Map<string, (typeof rows)[number] & { imageId: string }>();
  const at = (row: (typeof rows)[number]) => row.decidedAt ?? row.judgedAt ?? -1;
  for (const { imageId, ...row } of rows.toSorted((one, other) => at(one) - at(other)))
    if (imageId) judged.set(keyOf({ imageId, region: row.region }), { imageId, ...row });
  return judged;
};
export type JudgedResults = Awaited<ReturnType<typeof readJudged>>;

/** Identifies a result across rounds. */
export const keyOf = ({ imageId, region }: ImageRegion): string => {
  const { x, y, width, height } = region ?? wholeImage;
  return [imageId, ...[x, y, width, height].map((value) => value.toFixed(4))].join(" ");
};

/** The vectors of the judged regions. */
export const judgedLooks = async (
  database: Kysely<Tables>,
  results: JudgedResults,
  space: { model: Model; centre: Float32Array },
): Promise<Judged> => {
  const of = async (relevance: "relevant" | "not_relevant") => {
    const some = [...results.values()].filter((result) => result.relevance === relevance);
    return (await looksOf(database, some, space)).filter((vector) => vector !== undefined);
  };
  return { relevant: await of("relevant"), notRelevant: await of("not_relevant") };
};
