import { decode } from "@console-shell/server/platform/vision/embedded/decode";
import { describeFace } from "@console-shell/server/platform/vision/embedded/find-faces";
import { forFaces, loadHuman } from "@console-shell/server/platform/vision/embedded/human";
import { portrait } from "@console-shell/server/platform/vision/testing/portraits";
import { others } from "./people.ts";

/**
 * The average descriptor of the other people on the sheet, in the format of the engine's
 * `mean-face.f32`.
 */
export const meanFace = async (): Promise<Float32Array> => {
  const human = await loadHuman();
  const sum = new Float64Array(1024);
  let count = 0;
  for (const at of others) {
    const { data, width, height } = await decode(await portrait(at), {});
    const input = human.tf.tensor3d(data, [height, width, 3], "int32");
    const { face } = await human.detect(input, forFaces);
    const [largest] = face.toSorted(
      (a, b) => b.boxRaw[2] * b.boxRaw[3] - a.boxRaw[2] * a.boxRaw[3],
    );
    if (largest) {
      const descriptor = await describeFace(human, largest.tensor);
      for (const [place, value] of descriptor.entries()) sum[place]! += value;
      count += 1;
    }
    human.tf.dispose([input, ...face.map(({ tensor }) => tensor)]);
  }
  return Float32Array.from(sum, (value) => value / count);
};
