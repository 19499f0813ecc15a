import type { Tensor } from "@tensorflow/tfjs-core";
import type { DetectedFace } from "../engine.ts";
import { centreFace } from "./centre-face.ts";
import { decode } from "./decode.ts";
import { describeFace } from "./describe-face.ts";
import { measureFace } from "./face-pixels.ts";
import { forFaces, type Human, type HumanFace } from "./human.ts";

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Human counts a turn to the right and down as positive. */
const poseOf = ({ rotation }: HumanFace) => ({
  yaw: -degrees(rotation?.angle.yaw ?? 0),
  pitch: -degrees(rotation?.angle.pitch ?? 0),
  roll: degrees(rotation?.angle.roll ?? 0),
});

/** The faces of a picture, see `VisionEngine.detectFaces`. */
export const findFaces = async (
  human: Human,
  picture: Uint8Array,
  embed: boolean,
): Promise<DetectedFace[]> => {
  const pixels = await decode(picture);
  const input = human.tf.tensor3d(pixels.data, [pixels.height, pixels.width, 3], "int32");
  const pictures: Tensor[] = [input];
  try {
    const { face, error } = await human.detect(input, forFaces);
    if (error) throw new Error(error);
    pictures.push(...face.map(({ tensor }) => tensor));
    const faces = await Promise.all(
      face.map(async (found) => {
        const [x, y, width, height] = found.boxRaw;
        const box = { x, y, width, height };
        return {
          box,
          score: found.boxScore,
          pose: poseOf(found),
          ...(await measureFace(pixels, box)),
          liveness: Math.min(found.real ?? 0, found.live ?? 0),
          embedding: embed
            ? centreFace(await describeFace(human, found.tensor))
            : new Float32Array(),
        };
      }),
    );
    return faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  } finally {
    human.tf.dispose(pictures);
  }
};
