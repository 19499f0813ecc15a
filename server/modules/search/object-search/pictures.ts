import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, queryImageKey } from "#modules/catalog/index.ts";

/** File and type of the searched picture; `not_found` for a search by label. */
export const findQueryImage = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("objectQueries")
    .select(["searchId", "probeType"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query?.probeType) throw new Refusal("not_found");
  return { key: queryImageKey(query.searchId, query.probeType), mediaType: query.probeType };
};

/** File and type of a result's picture; `not_found` once it was deleted from its library. */
export const findResultPicture = async (
  { database }: Services,
  queryId: string,
  resultId: string,
) => {
  const image = await database
    .selectFrom("objectResults")
    .innerJoin("images", "images.id", "objectResults.imageId")
    .select(["images.id", "images.mediaType"])
    .where("objectResults.id", "=", resultId)
    .where("objectResults.queryId", "=", queryId)
    .where("images.deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return { key: imageKeys(image.id, image.mediaType).content, mediaType: image.mediaType };
};
