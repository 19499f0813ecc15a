import type { Rank, Tensor } from "@tensorflow/tfjs-core";
import type { Box, DetectedFace } from "../engine.ts";
import { cut, decode, type Pixels, type Turn, turn } from "./decode.ts";
import { measureFace } from "./face-pixels.ts";
import { forBoxes, forFaces, type Human, type HumanFace } from "./human.ts";
import { readFileSync } from "node:fs";
import { unitVector } from "../unit-vector.ts";
import { around, isSamePlace, outOf, tileSide, tilesOf, turnBack, within } from "./places.ts";

/** Larger pictures are scaled down to this; then a face needs 64 pixels to be recognised. */
const maxPixels = 12_000_000;
/** Longest side of a picture that is analysed as a whole. The detector scales it down to 256 pixels. */
const wholeSide = 1024;
/** Pixels across a face from which a closer look doesn't show more. */
const largeEnough = 160;
/** As many as the detector finds in one picture. */
const maxFaces = 50;
/** Certainty of a face from which the picture is upright, and from which it's one that was turned. */
const sureUpright = 0.75;
const sureTurned = 0.6;
const all: Box = { x: 0, y: 0, width: 1, height: 1 };

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

const boxOf = ({ boxRaw: [x, y, width, height] }: HumanFace): Box => ({ x, y, width, height });

/** Human counts a turn to the right and down as positive. */
const poseOf = ({ rotation }: HumanFace) => ({
  yaw: -degrees(rotation?.angle.yaw ?? 0),
  pitch: -degrees(rotation?.angle.pitch ?? 0),
  roll: degrees(rotation?.angle.roll ?? 0),
});

/** A face, and how sure it is that it was looked at upright, 0 to 1. */
interface Found {
  face: DetectedFace;
  certainty: number;
}

/** Degrees to a side beyond which a face is rather one of a picture on its side. */
const maxTilt = 50;

/** All about the faces of pixels that are not too many for the models; only those at `place`, if it's given. */
const look = async (
  human: Human,
  pixels: Pixels,
  { embed, place = all }: { embed: boolean; place?: Box },
): Promise<Found[]> => {
  const input = human.tf.tensor3d(pixels.data, [pixels.height, pixels.width, 3], "int32");
  const tensors: Tensor[] = [input];
  try {
    const { face, error } = await human.detect(input, forFaces);
    if (error) throw new Error(error);
    tensors.push(...face.map(({ tensor }) => tensor));
    const wanted = face.filter((found) => isSamePlace(boxOf(found), place));
    return await Promise.all(
      wanted.map(async (found) => {
        const box = boxOf(found);
        const pose = poseOf(found);
        return {
          certainty: found.boxScore * found.faceScore * (Math.abs(pose.roll) > maxTilt ? 0.6 : 1),
          face: {
            box,
            across: Math.min(box.width * pixels.width, box.height * pixels.height),
            score: found.boxScore,
            pose,
            ...(await measureFace(pixels, box)),
            liveness: Math.min(found.real ?? 0, found.live ?? 0),
            embedding: embed
              ? centreFace(await describeFace(human, found.tensor))
              : new Float32Array(),
          },
        };
      }),
    );
  } finally {
    human.tf.dispose(tensors);
  }
};

/**
 * The picture as its faces are upright. Cameras that don't say how they were held give pictures on their side; a face
 * is then often found, but not recognised.
 */
const findUpright = async (
  human: Human,
  pixels: Pixels,
  embed: boolean,
): Promise<{ turned: Turn; found: Found[] }> => {
  const whole = await cut(pixels, all, wholeSide);
  const surest = (found: Found[]) => Math.max(0, ...found.map(({ certainty }) => certainty));
  const upright = await look(human, whole, { embed });
  let [best, turned]: [number, Turn] = [surest(upright), 0];
  if (best >= sureUpright) return { turned, found: upright };
  const smaller = await cut(whole, all, wholeSide / 2);
  for (const degrees of [90, 180, 270] as const) {
    const certainty = surest(await look(human, await turn(smaller, degrees), { embed: false }));
    if (certainty >= sureTurned && certainty > best) [best, turned] = [certainty, degrees];
  }
  const found = turned === 0 ? upright : await look(human, await turn(whole, turned), { embed });
  return { turned, found };
};

/** The boxes of faces in the tiles of a picture, most certain first. */
const findBoxes = async (human: Human, pixels: Pixels): Promise<Box[]> => {
  const boxes: { box: Box; score: number }[] = [];
  for (const tile of tilesOf(pixels)) {
    const { data, width, height } = await cut(pixels, tile, tileSide);
    const input = human.tf.tensor3d(data, [height, width, 3], "int32");
    try {
      const { face, error } = await human.detect(input, forBoxes);
      if (error) throw new Error(error);
      for (const found of face)
        boxes.push({ box: outOf(tile, boxOf(found)), score: found.boxScore });
    } finally {
      human.tf.dispose(input);
    }
  }
  return boxes.toSorted((one, other) => other.score - one.score).map(({ box }) => box);
};

/** The face at this place, looked at closely; undefined if there is none. */
const lookCloser = async (
  human: Human,
  pixels: Pixels,
  box: Box,
  embed: boolean,
): Promise<DetectedFace | undefined> => {
  const region = around(box, pixels);
  const place = within(region, box);
  const [found] = await look(human, await cut(pixels, region, wholeSide), { embed, place });
  return found && { ...found.face, box: outOf(region, found.face.box) };
};

/** The faces of a picture, see `VisionEngine.detectFaces`. */
export const findFaces = async (
  human: Human,
  picture: Uint8Array,
  embed: boolean,
): Promise<DetectedFace[]> => {
  const sent = await decode(picture, { pixels: maxPixels });
  const { turned, found } = await findUpright(human, sent, embed);
  let faces = found.map(({ face }) => face);
  if (Math.max(sent.width, sent.height) > wholeSide) {
    const pixels = await turn(sent, turned);
    const [large, small] = [
      faces.filter(({ across = 0 }) => across >= largeEnough),
      faces.filter(({ across = 0 }) => across < largeEnough),
    ];
    faces = large;
    const places = [...small.map(({ box }) => box), ...(await findBoxes(human, pixels))];
    for (const place of places) {
      if (faces.length === maxFaces) break;
      if (faces.some(({ box }) => isSamePlace(box, place))) continue;
      const face = await lookCloser(human, pixels, place, embed);
      if (face && !faces.some(({ box }) => isSamePlace(box, face.box))) faces.push(face);
    }
  }
  return faces
    .map((face) => turnBack(face, turned))
    .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
};
