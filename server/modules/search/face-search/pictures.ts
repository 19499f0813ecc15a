import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { imageKeys, probeKey } from "../../catalog/index.ts";

/** File and type of the searched picture; and the search, for the audit log. */
export const findProbe = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("face_queries")
    .select(["probe_type", "collection_name", "purpose"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query) throw new Refusal("not_found");
  return {
    key: probeKey(queryId, query.probe_type),
    mediaType: query.probe_type,
    target: { id: queryId, name: query.collection_name },
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
    .selectFrom("face_candidates")
    .innerJoin("images", "images.id", "face_candidates.image_id")
    .innerJoin("face_queries", "face_queries.id", "face_candidates.query_id")
    .select(["images.id", "images.media_type", "collection_name", "purpose"])
    .where("face_candidates.id", "=", candidateId)
    .where("face_candidates.query_id", "=", queryId)
    .where("images.deleted_at", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return {
    key: imageKeys(image.id, image.media_type).content,
    mediaType: image.media_type,
    target: { id: queryId, name: image.collection_name },
    reason: image.purpose,
  };
};
