import type { Rank, Tensor } from "@tensorflow/tfjs-core";
import type { DetectedFace } from "../engine.ts";
import { decode } from "./decode.ts";
import { measureFace } from "./face-pixels.ts";
import { forFaces, type Human, type HumanFace } from "./human.ts";
import { readFileSync } from "node:fs";
import { unitVector } from "../unit-vector.ts";

/** Input size of the face model. */
const side = 224;
/** Blue, green and red of the average picture in its training data. */
const averages = [103.939, 116.779, 123.68];

/**
 * The descriptor of an upright face, of length 1; `face` is its RGB, 0 to 1. Human's own preprocessing swaps red and
 * blue and doesn't subtract the averages, unlike in training: that halves its ability to tell people apart.
 */
export const describeFace = async (human: Human, face: Tensor<Rank.R3>): Promise<Float32Array> => {
  const { tf } = human;
  const model = human.models.models["faceres"];
  if (!model) throw new Error("The model of faces is not there.");
  const descriptor = tf.tidy(() => {
    const resized = tf.image.resizeBilinear(face, [side, side]);
    const input = tf.sub(tf.reverse(tf.mul(resized, 255), -1), averages);
    return model.execute(tf.expandDims(input), "global_pooling/Mean") as Tensor;
  });
  try {
    return unitVector(await descriptor.data());
  } finally {
    descriptor.dispose();
  }
};

const bytes = readFileSync(new URL("mean-face.f32", import.meta.url));
/** The average descriptor of many faces; `npm run bench:vision -- --mean` writes it. */
const mean = new Float32Array(Uint8Array.from(bytes).buffer);

/**
 * A face's difference from the average, normalized. All descriptors point in similar directions, so the cosine of any
 * two is high; relative to their mean, it's near 0 for different people.
 */
const centreFace = (descriptor: Float32Array): Float32Array =>
  unitVector(descriptor.map((value, at) => value - (mean[at] ?? 0)));

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
