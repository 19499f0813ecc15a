import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Box } from "#platform/vision/engine.ts";
import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { ImageGate } from "@console-shell/contract/words/image-gate";
import { newId } from "#platform/database/id.ts";
import type { VectorKind } from "#platform/database/tables/vision.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import { noLibrary } from "../image/changes/writes.ts";
import { refusalsOf } from "./gate.ts";
import type { IndexData } from "./analyze.ts";

interface IndexedImage {
  id: string;
  libraryId: string;
  width: number;
  height: number;
}

interface Keeping {
  /** The library's. */
  version: number;
  now: number;
  /** The library's requirements; null if it accepts any image. */
  gate?: ImageGate | null;
  kind?: LibraryKind;
}

/** Replaces an image's index data with the new results, under the library's new version; returns its new faces. */
export const storeIndexData = async (
  transaction: Kysely<Tables>,
  image: IndexedImage,
  data: IndexData,
  { version, now, gate = null, kind = "general" }: Keeping,
): Promise<{ id: string; box: Box }[]> => {
  for (const table of ["vectors", "faces", "imageObjects"] as const)
    await transaction.deleteFrom(table).where("imageId", "=", image.id).execute();
  const place = { imageId: image.id, libraryId: image.libraryId };
  const vectorOf = (id: string, kind: VectorKind, vector: Float32Array) => ({
    id,
    kind,
    model: kind === "face" ? data.faceModel : data.regionModel,
    ...place,
    version,
    vector: bytesOf(vector),
  });
  const faces = data.faces.map((face) => ({ id: newId(), face, flaws: flawsOf(face, image) }));
  const judged = faces.map(({ face, flaws }) => ({ box: face.box, flaws }));
  const refusals = refusalsOf({ gate, kind }, { width: image.width, faces: judged });
  const objects = data.objects.map((object) => ({ id: newId(), object }));
  if (faces.length > 0)
    await transaction
      .insertInto("faces")
      .values(
        faces.map(({ id, face: { embedding: _embedding, across: _across, ...face }, flaws }) => ({
          id,
          ...place,
          ...face,
          flaws,
        })),
      )
      .execute();
  if (objects.length > 0)
    await transaction
      .insertInto("imageObjects")
      .values(
        objects.map(({ id, object: { label, score, box } }) => ({
          id,
          ...place,
          // Hidden like the bin's until somebody accepts the image, because searches by label don't need vectors.
          ...(refusals.length > 0 && { libraryId: noLibrary }),
          label,
          score,
          box,
        })),
      )
      .execute();
  // Without vectors no search finds images the library hasn't accepted.
  if (refusals.length === 0)
    await transaction
      .insertInto("vectors")
      .values([
        vectorOf(image.id, "region", data.vector),
        ...faces.map(({ id, face }) => vectorOf(id, "face", face.embedding)),
        ...objects.flatMap(({ id, object }) =>
          object.vector ? [vectorOf(id, "region", object.vector)] : [],
        ),
      ])
      .execute();
  await transaction
    .updateTable("images")
    .set({
      perceptualHash: data.perceptualHash,
      indexedAt: now,
      indexedWith: data.models,
      faceCount: data.faces.length,
      refusedFor: refusals.length > 0 ? refusals : null,
    })
    .where("id", "=", image.id)
    .execute();
  return faces.map(({ id, face }) => ({ id, box: face.box }));
};
