import type { SeenInProbe } from "../../../platform/database/tables/probes.ts";
import type { VisionEngine } from "../../../platform/vision/engine.ts";
import { flawsOf } from "../../../platform/vision/face-quality.ts";
import { bytesOf } from "../../../platform/vision/vectors/vector-bytes.ts";

interface Picture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Runs the engine on a picture for everything that can be searched for with it. */
export const lookAtProbe = async (engine: VisionEngine, picture: Picture): Promise<SeenInProbe> => {
  const [{ face }, faces, objects] = await Promise.all([
    engine.models(),
    engine.detectFaces(picture.content, { embed: true }),
    engine.detectObjects(picture.content),
  ]);
  return {
    faceModel: face.name,
    faces: faces.map((one) => ({
      box: one.box,
      score: one.score,
      flaws: flawsOf(one, picture),
      pose: one.pose,
      liveness: one.liveness,
      embedding: Buffer.from(bytesOf(one.embedding)).toString("base64"),
    })),
    objects: objects.map(({ label, score, box }) => ({ label, score, box })),
  };
};
