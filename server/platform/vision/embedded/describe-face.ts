import type { Rank, Tensor } from "@tensorflow/tfjs-core";
import { unitVector } from "../unit-vector.ts";
import type { Human } from "./human.ts";

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
