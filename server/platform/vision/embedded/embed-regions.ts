import type { Rank, Tensor } from "@tensorflow/tfjs-core";
import sharp from "sharp";
import type { Box } from "../engine.ts";
import { unitVector } from "../unit-vector.ts";
import { decode, type Pixels, regionOf } from "./decode.ts";
import type { Human } from "./human.ts";

/** Input size of the object detector. */
const side = 512;
/** The last layer of its backbone, before the heads for labels and boxes. */
const features = "tower_0/extern1/hard_swish/mul_1";

const embed = async (human: Human, pixels: Pixels, region: Box): Promise<Float32Array> => {
  const { data, width, height } = pixels;
  const cut = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(regionOf(pixels, region))
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const { tf } = human;
  const model = human.models.models["centernet"];
  if (!model) throw new Error("The model of objects is not there.");
  const vector = tf.tidy(() => {
    const input = tf.cast(tf.expandDims(tf.tensor3d(cut, [side, side, 3], "int32")), "float32");
    return tf.mean(model.execute(input, features) as Tensor<Rank.R4>, [0, 1, 2]);
  });
  try {
    return unitVector(await vector.data());
  } finally {
    vector.dispose();
  }
};

/** Regions' vectors, see `VisionEngine.embedRegions`. */
export const embedRegions = async (
  human: Human,
  picture: Uint8Array,
  regions: readonly Box[],
): Promise<Float32Array[]> => {
  const pixels = await decode(picture, { side: 2 * side });
  const vectors: Float32Array[] = [];
  for (const region of regions) vectors.push(await embed(human, pixels, region));
  return vectors;
};
