import type { Kysely } from "kysely";
import { type ImageCopies, queryImageKey } from "#modules/catalog/index.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * Query images made from library images, the copies stored by object searches, and the faces stored by face searches
 * and comparisons.
 */
export const copiesOf = async (
  database: Kysely<Tables>,
  imageIds: readonly string[],
): Promise<ImageCopies> => {
  // PostgreSQL has no empty list.
  if (imageIds.length === 0) return { keys: [], forget: () => Promise.resolve() };
  const queryImages = await database
    .selectFrom("probes")
    .select(["id", "mediaType"])
    .where("imageId", "in", imageIds)
    .execute();
  const queries = await database
    .selectFrom("faceQueries")
    .select(["id", "probeType"])
    .where("probeImageId", "in", imageIds)
    .execute();
  const ones = await database
    .selectFrom("faceComparisons")
    .select("onePicture as image")
    .where("oneImageId", "in", imageIds)
    .execute();
  const others = await database
    .selectFrom("faceComparisons")
    .select("otherPicture as image")
    .where("otherImageId", "in", imageIds)
    .execute();
  const looks = await database
    .selectFrom("objectQueries")
    .select(["searchId", "probeType"])
    .where("probeImageId", "in", imageIds)
    .execute();
  return {
    keys: [
      ...queryImages.map((queryImage) => queryImageKey(queryImage.id, queryImage.mediaType)),
      ...queries.map((query) => queryImageKey(query.id, query.probeType)),
      ...looks.flatMap((query) =>
        query.probeType ? [queryImageKey(query.searchId, query.probeType)] : [],
      ),
      ...[...ones, ...others].map(({ image }) => queryImageKey(image, "image/jpeg")),
    ],
    async forget() {
      await database.deleteFrom("probes").where("imageId", "in", imageIds).execute();
      // Each contains the image's vector.
      await database
        .deleteFrom("savedObjectSearches")
        .where("queryId", "in", (from) =>
          from.selectFrom("objectQueries").select("id").where("probeImageId", "in", imageIds),
        )
        .execute();
    },
  };
};
