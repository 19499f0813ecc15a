import type { Box, DetectedFace, DetectedObject, VisionEngine } from "#platform/vision/engine.ts";
import { perceptualHash } from "#platform/vision/perceptual-hash.ts";
import { modelsText } from "./models-text.ts";

/** Only the most certain objects above a minimum area can be found by appearance. */
const maxRegions = 6;
const leastArea = 0.01;

/** Sign-ins and searches have priority. */
const asking = { isPatient: true };

const wholePicture: Box = { x: 0, y: 0, width: 1, height: 1 };

/** All index data of a picture. */
export interface Seen {
  perceptualHash: string;
  faceModel: string;
  regionModel: string;
  /** Both, as `modelsText` writes them. */
  models: string;
  /** Of the whole picture. */
  vector: Float32Array;
  faces: DetectedFace[];
  /** With a vector if it can be found by appearance. */
  objects: (DetectedObject & { vector: Float32Array | undefined })[];
}

/** Runs the engine on a picture for everything it can be searched by. */
export const analyzePicture = async (engine: VisionEngine, picture: Uint8Array): Promise<Seen> => {
  const models = await engine.models();
  const { face, region } = models;
  const faces = await engine.detectFaces(picture, { embed: true, ...asking });
  const objects = await engine.detectObjects(picture, asking);
  const largeEnough = objects.filter(({ box }) => box.width * box.height >= leastArea);
  const embedded = largeEnough.slice(0, maxRegions);
  const regions = [wholePicture, ...embedded.map(({ box }) => box)];
  const [vector, ...vectors] = await engine.embedRegions(picture, regions, asking);
  if (!vector) throw new Error("The engine answered no vector of the picture.");
  const vectorOf = new Map(embedded.map((object, at) => [object, vectors[at]]));
  return {
    perceptualHash: await perceptualHash(picture),
    faceModel: face.name,
    regionModel: region.name,
    models: modelsText(models),
    vector,
    faces,
    objects: objects.map((object) => ({ ...object, vector: vectorOf.get(object) })),
  };
};
