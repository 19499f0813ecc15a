import { maxCandidates } from "@console-shell/contract/words/face-presets";
import type { Box } from "#platform/vision/engine.ts";
import type { Services } from "#platform/services.ts";
import { byRank } from "#platform/vision/vectors/matches.ts";

export interface FoundFace {
  faceId: string;
  imageId: string;
  fileName: string;
  libraryName: string;
  box: Box;
  similarity: number;
}

interface FaceSearch {
  model: string;
  vector: Float32Array;
  libraryIds: readonly string[];
  limit: number;
  threshold: number;
}

/** Faces fetched beyond the number of candidates, so that pictures with many faces don't leave the list short. */
const facesEach = 4;

/** The most similar faces in the libraries, best first; those whose picture was just deleted are left out. */
export const findFaces = async (
  { database, vectors }: Pick<Services, "database" | "vectors">,
  { model, vector, libraryIds, limit, threshold }: FaceSearch,
): Promise<FoundFace[]> => {
  const kind = "face";
  const found = await vectors.search({
    kind,
    model,
    vector,
    libraryIds,
    limit,
    atLeast: threshold,
  });
  if (found.length === 0) return [];
  const rows = await database
    .selectFrom("faces")
    .innerJoin("images", "images.id", "faces.imageId")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select(["faces.id", "faces.imageId", "faces.box", "images.fileName", "libraries.name"])
    .where(
      "faces.id",
      "in",
      found.map(({ id }) => id),
    )
    .where("images.deletedAt", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.toSorted(byRank).flatMap(({ id, similarity }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { imageId, fileName, name: libraryName, box } = row;
    // A cosine of two vectors of length 1 may be a hair above 1.
    return [
      { faceId: id, imageId, fileName, libraryName, box, similarity: Math.min(1, similarity) },
    ];
  });
};

/** The pictures with the most similar faces, each with its best face. */
export const findCandidates = async (
  services: Pick<Services, "database" | "vectors">,
  search: Omit<FaceSearch, "limit">,
): Promise<FoundFace[]> => {
  const faces = await findFaces(services, { ...search, limit: maxCandidates * facesEach });
  const best = new Map<string, FoundFace>();
  for (const face of faces) if (!best.has(face.imageId)) best.set(face.imageId, face);
  return [...best.values()].slice(0, maxCandidates);
};
