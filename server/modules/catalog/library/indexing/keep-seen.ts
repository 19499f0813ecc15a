import type { Kysely } from "kysely";
import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { PictureGate } from "@console-shell/contract/words/picture-gate";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { VectorKind } from "#platform/database/tables/vision.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import { binPlace } from "../changes/place-seen.ts";
import { relinkFaces } from "./relink-faces.ts";
import { refusalsOf } from "./gate.ts";
import type { Seen } from "./analyze-picture.ts";

interface SeenImage {
  id: string;
  libraryId: string;
  width: number;
  height: number;
}

interface Keeping {
  /** The library's. */
  version: number;
  now: number;
  /** The library's requirements; null if it accepts any picture. */
  gate?: PictureGate | null;
  kind?: LibraryKind;
}

/** Replaces a picture's index data with the new results, under the library's new version. */
export const keepSeen = async (
  transaction: Kysely<Tables>,
  image: SeenImage,
  seen: Seen,
  { version, now, gate = null, kind = "general" }: Keeping,
): Promise<void> => {
  for (const table of ["vectors", "faces", "imageObjects"] as const)
    await transaction.deleteFrom(table).where("imageId", "=", image.id).execute();
  const place = { imageId: image.id, libraryId: image.libraryId };
  const vectorOf = (id: string, kind: VectorKind, vector: Float32Array) => ({
    id,
    kind,
    model: kind === "face" ? seen.faceModel : seen.regionModel,
    ...place,
    version,
    vector: bytesOf(vector),
  });
  const faces = seen.faces.map((face) => ({ id: newId(), face, flaws: flawsOf(face, image) }));
  const judged = faces.map(({ face, flaws }) => ({ box: face.box, flaws }));
  const refusals = refusalsOf({ gate, kind }, { width: image.width, faces: judged });
  const objects = seen.objects.map((object) => ({ id: newId(), object }));
  if (faces.length > 0)
    await transaction
      .insertInto("faces")
      .values(
        faces.map(({ id, face: { embedding: _embedding, ...face }, flaws }) => ({
          id,
          ...place,
          ...face,
          flaws,
        })),
      )
      .execute();
  await relinkFaces(
    transaction,
    image.id,
    faces.map(({ id, face }) => ({ id, box: face.box })),
  );
  if (objects.length > 0)
    await transaction
      .insertInto("imageObjects")
      .values(
        objects.map(({ id, object: { label, score, box } }) => ({
          id,
          ...place,
          // Hidden like the bin's until somebody accepts the picture, because searches by label don't need vectors.
          ...(refusals.length > 0 && { libraryId: binPlace }),
          label,
          score,
          box,
        })),
      )
      .execute();
  // Without vectors no search finds pictures the library hasn't accepted.
  if (refusals.length === 0)
    await transaction
      .insertInto("vectors")
      .values([
        vectorOf(image.id, "region", seen.vector),
        ...faces.map(({ id, face }) => vectorOf(id, "face", face.embedding)),
        ...objects.flatMap(({ id, object }) =>
          object.vector ? [vectorOf(id, "region", object.vector)] : [],
        ),
      ])
      .execute();
  await transaction
    .updateTable("images")
    .set({
      perceptualHash: seen.perceptualHash,
      indexedAt: now,
      indexedWith: seen.models,
      faceCount: seen.faces.length,
      refusedFor: refusals.length > 0 ? refusals : null,
    })
    .where("id", "=", image.id)
    .execute();
};
