import { facePresets } from "@console-shell/contract/face-presets";
import type { SimilarFace } from "@console-shell/contract/endpoints/people";
import type { Services } from "../../services.ts";
import { joinVectors } from "../../vision/vectors/vector-bytes.ts";
import { findFaces, type FoundFace } from "../face-search/search/find-candidates.ts";

/** Faces of the person that others are compared with, the newest. */
const mostProbes = 5;
const mostFound = 24;
const threshold = facePresets.find(({ name }) => name === "strict")!.threshold;

/** Faces of the person's collection that are like one of its faces and belong to nobody, best first. */
export const findSimilarFaces = async (
  services: Services,
  { id, collection }: { id: string; collection: { id: string } },
): Promise<SimilarFace[]> => {
  const { database } = services;
  const probes = await database
    .selectFrom("person_faces")
    .innerJoin("vectors", "vectors.id", "person_faces.face_id")
    .select(["vectors.vector", "vectors.model"])
    .where("person_id", "=", id)
    .orderBy("added_at", "desc")
    .limit(mostProbes)
    .execute();
  const libraries = await database
    .selectFrom("library_set_libraries")
    .select("library_id")
    .where("set_id", "=", collection.id)
    .execute();
  const taken = await database
    .selectFrom("person_faces")
    .select("face_id")
    .where("collection_id", "=", collection.id)
    .execute();
  const isTaken = new Set(taken.map(({ face_id }) => face_id));
  const libraryIds = libraries.map(({ library_id }) => library_id);
  const best = new Map<string, FoundFace>();
  for (const { vector, model } of probes) {
    const found = await findFaces(services, {
      model,
      vector: joinVectors([vector], vector.byteLength / 4),
      libraryIds,
      // Those of people come first, and are left out.
      limit: mostFound + isTaken.size,
      threshold,
    });
    for (const face of found) {
      const known = best.get(face.faceId);
      if (!isTaken.has(face.faceId) && (known?.similarity ?? 0) < face.similarity)
        best.set(face.faceId, face);
    }
  }
  return [...best.values()]
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostFound)
    .map(({ faceId, fileName, libraryName, box, similarity }) => ({
      faceId,
      fileName,
      libraryName,
      box,
      similarity,
    }));
};
