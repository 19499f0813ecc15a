import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { queryImageKey } from "#modules/catalog/image/files.ts";
import { plainImage } from "#modules/catalog/testing/images.ts";

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
    queryId: id,
    rank: index + 1,
    imageId,
    fileName: `candidate-${index + 1}.jpg`,
    libraryName: "Staff",
    similarity: 0.95 - index / 10,
    box: null,
    faceId: null,
  }));
  await services.files.write(queryImageKey(id, "image/png"), await plainImage().png().toBuffer());
  await services.database
    .insertInto("faceQueries")
    .values({
      id,
      operatorId: operatorIds.operation,
      purpose,
      collectionId: facts.collection?.id ?? null,
      collectionName: facts.collection?.name ?? "Everyone",
      threshold,
      probeType: "image/png",
      hitCount: candidates.length,
      bestSimilarity: candidates[0]?.similarity ?? null,
      decision: null,
      createdAt: facts.createdAt ?? clock.now(),
      searchKey: null,
    })
    .execute();
  if (candidates.length > 0)
    await services.database.insertInto("faceCandidates").values(candidates).execute();
  return { id, candidateIds: candidates.map((candidate) => candidate.id) };
};
