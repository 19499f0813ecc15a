import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { imageKeys, probeKey } from "../../catalog/index.ts";

/** File and type of the searched picture; `not_found` for a search by label. */
export const findProbe = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("object_queries")
    .select(["search_id", "probe_type"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query?.probe_type) throw new Refusal("not_found");
  return { key: probeKey(query.search_id, query.probe_type), mediaType: query.probe_type };
};

/** File and type of a result's picture; `not_found` once it was deleted from its library. */
export const findResultPicture = async (
  { database }: Services,
  queryId: string,
  resultId: string,
) => {
  const image = await database
    .selectFrom("object_results")
    .innerJoin("images", "images.id", "object_results.image_id")
    .select(["images.id", "images.media_type"])
    .where("object_results.id", "=", resultId)
    .where("object_results.query_id", "=", queryId)
    .where("images.deleted_at", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return { key: imageKeys(image.id, image.media_type).content, mediaType: image.media_type };
};
