import type {
  EngineModels,
  Box,
  DetectedFace,
  DetectedObject,
  VisionEngine,
} from "#platform/vision/engine.ts";
import { perceptualHash } from "#platform/vision/perceptual-hash.ts";

/** What images are indexed with, as one text: if it changes, they must be reindexed. */
export const modelsText = ({ face, region }: EngineModels): string =>
  `${face.name} (${face.dimensions}), ${region.name} (${region.dimensions}), edges`;

/** Only the most certain objects above a minimum area can be found by appearance. */
const maxRegions = 6;
const leastArea = 0.01;

/** Sign-ins and searches have priority. */
const asking = { isPatient: true };

const wholeImage: Box = { x: 0, y: 0, width: 1, height: 1 };

/** All index data of an image. */
export interface IndexData {
  perceptualHash: string;
  faceModel: string;
  regionModel: string;
  /** Both, as `modelsText` writes them. */
  models: string;
  /** Of the whole image. */
  vector: Float32Array;
  faces: DetectedFace[];
  /** With a vector if it can be found by appearance. */
  objects: (DetectedObject & { vector: Float32Array | undefined })[];
}

/** Runs the engine on an image for everything it can be searched by. */
export const analyzeImage = async (engine: VisionEngine, bytes: Uint8Array): Promise<IndexData> => {
  const models = await engine.models();
  const { face, region } = models;
  const faces = await engine.detectFaces(bytes, { embed: true, ...asking });
  const objects = await engine.detectObjects(bytes, asking);
  const largeEnough = objects.filter(({ box }) => box.width * box.height >= leastArea);
  const embedded = largeEnough.slice(0, maxRegions);
  const regions = [wholeImage, ...embedded.map(({ box }) => box)];
  const [vector, ...vectors] = await engine.embedRegions(bytes, regions, asking);
  if (!vector) throw new Error("The engine answered no vector of the image.");
  const vectorOf = new Map(embedded.map((object, at) => [object, vectors[at]]));
  return {
    perceptualHash: await perceptualHash(bytes),
    faceModel: face.name,
    regionModel: region.name,
    models: modelsText(models),
    vector,
    faces,
    objects: objects.map((object) => ({ ...object, vector: vectorOf.get(object) })),
  };
};
