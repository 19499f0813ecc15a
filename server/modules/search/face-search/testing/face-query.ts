import type { TestServer } from "@console-shell/testing/server";
import { newId } from "../../../../platform/database/id.ts";
import { probeKey } from "../../../catalog/library/picture-keys.ts";
import { plainPicture } from "../../../catalog/library/testing/pictures.ts";

interface FaceQueryFacts {
  purpose?: string;
  createdAt?: number;
  threshold?: number;
  collection?: { id: string; name: string };
  /** Pictures of the candidates, best first. */
  imageIds?: (string | null)[];
}

/** A past search as stored before boxes were kept. */
export const addFaceQuery = async (
  { services, operatorIds, clock }: TestServer,
  facts: FaceQueryFacts = {},
): Promise<{ id: string; candidateIds: string[] }> => {
  const { purpose = "Lost badge", imageIds = [], threshold = 0.7 } = facts;
  const id = newId();
  const candidates = imageIds.map((imageId, index) => ({
    id: newId(),
    query_id: id,
    rank: index + 1,
    image_id: imageId,
    file_name: `candidate-${index + 1}.jpg`,
    library_name: "Staff",
    similarity: 0.95 - index / 10,
    box: null,
    face_id: null,
  }));
  await services.files.write(probeKey(id, "image/png"), await plainPicture().png().toBuffer());
  await services.database
    .insertInto("face_queries")
    .values({
      id,
      operator_id: operatorIds.operation,
      purpose,
      collection_id: facts.collection?.id ?? null,
      collection_name: facts.collection?.name ?? "Everyone",
      threshold,
      probe_type: "image/png",
      hit_count: candidates.length,
      best_similarity: candidates[0]?.similarity ?? null,
      decision: null,
      created_at: facts.createdAt ?? clock.now(),
      search_key: null,
    })
    .execute();
  if (candidates.length > 0)
    await services.database.insertInto("face_candidates").values(candidates).execute();
  return { id, candidateIds: candidates.map((candidate) => candidate.id) };
};
