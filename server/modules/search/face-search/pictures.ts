import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, queryImageKey } from "#modules/catalog/index.ts";

/** File and type of the searched picture; and the search, for the audit log. */
export const findQueryImage = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("faceQueries")
    .select(["probeType", "collectionName", "purpose"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query) throw new Refusal("not_found");
  return {
    key: queryImageKey(queryId, query.probeType),
    mediaType: query.probeType,
    target: { id: queryId, name: query.collectionName },
    reason: query.purpose,
  };
};

/** The same of a candidate's picture; `not_found` once it was deleted from its library. */
export const findCandidatePicture = async (
  { database }: Services,
  queryId: string,
  candidateId: string,
) => {
  const image = await database
    .selectFrom("faceCandidates")
    .innerJoin("images", "images.id", "faceCandidates.imageId")
    .innerJoin("faceQueries", "faceQueries.id", "faceCandidates.queryId")
    .select(["images.id", "images.mediaType", "collectionName", "purpose"])
    .where("faceCandidates.id", "=", candidateId)
    .where("faceCandidates.queryId", "=", queryId)
    .where("images.deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return {
    key: imageKeys(image.id, image.mediaType).content,
    mediaType: image.mediaType,
    target: { id: queryId, name: image.collectionName },
    reason: image.purpose,
  };
};
