import { facePresets } from "@console-shell/contract/words/face-presets";
import type { SimilarFace } from "@console-shell/contract/calls/people";
import type { Services } from "#platform/services.ts";
import { joinVectors } from "#platform/vision/vectors/vector-bytes.ts";
import { findFaces, type FoundFace } from "../face-search/candidates.ts";
import { shownFaces } from "./reads.ts";

/** How many of the person's newest faces are compared with others. */
const maxSamples = 5;
const maxFound = 24;
/** Assigned faces come first and are left out, so more are fetched if too few are left; never more than this. */
const limits = [maxFound * 2, maxFound * 8, maxFound * 32];
const threshold = facePresets.find(({ name }) => name === "strict")!.threshold;

type FaceSearch = Omit<Parameters<typeof findFaces>[1], "limit">;

/** Leaves out the faces that are assigned in the collection. */
const nobodys = async (
  { database }: Pick<Services, "database">,
  collectionId: string,
  found: readonly FoundFace[],
) => {
  if (found.length === 0) return [];
  const taken = await database
    .selectFrom("personFaces")
    .select("faceId")
    .where("collectionId", "=", collectionId)
    .where(
      "faceId",
      "in",
      found.map(({ faceId }) => faceId),
    )
    .execute();
  const isTaken = new Set(taken.map(({ faceId }) => faceId));
  return found.filter(({ faceId }) => !isTaken.has(faceId));
};

const findNobodys = async (services: Services, collectionId: string, search: FaceSearch) => {
  let free: FoundFace[] = [];
  for (const limit of limits) {
    const found = await findFaces(services, { ...search, limit });
    free = await nobodys(services, collectionId, found);
    if (free.length >= maxFound || found.length < limit) break;
  }
  return free;
};

/** Unassigned faces of the person's collection that are similar to one of its faces, best first. */
export const findSimilarFaces = async (
  services: Services,
  { id, collection }: { id: string; collection: { id: string } },
): Promise<SimilarFace[]> => {
  const { database } = services;
  const samples = await shownFaces(database)
    .innerJoin("vectors", "vectors.id", "personFaces.faceId")
    .select(["vectors.vector", "vectors.model"])
    .where("personFaces.personId", "=", id)
    .orderBy("personFaces.addedAt", "desc")
    .limit(maxSamples)
    .execute();
  const libraries = await database
    .selectFrom("collectionLibraries")
    .select("libraryId")
    .where("collectionId", "=", collection.id)
    .execute();
  const libraryIds = libraries.map(({ libraryId }) => libraryId);
  const best = new Map<string, FoundFace>();
  for (const { vector, model } of samples) {
    const found = await findNobodys(services, collection.id, {
      model,
      vector: joinVectors([vector], vector.byteLength / 4),
      libraryIds,
      threshold,
    });
    for (const face of found)
      if ((best.get(face.faceId)?.similarity ?? 0) < face.similarity) best.set(face.faceId, face);
  }
  return [...best.values()]
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, maxFound)
    .map(({ faceId, fileName, libraryName, box, similarity }) => ({
      faceId,
      fileName,
      libraryName,
      box,
      similarity,
    }));
};
