import type { DetectedObject } from "../engine.ts";
import { decode } from "./decode.ts";
import { forObjects, type Human } from "./human.ts";

/** Things in a picture, see `VisionEngine.detectObjects`. */
export const findObjects = async (human: Human, picture: Uint8Array): Promise<DetectedObject[]> => {
  const { data, width, height } = await decode(picture);
  const input = human.tf.tensor3d(data, [height, width, 3], "int32");
  try {
    const { object, error } = await human.detect(input, forObjects);
    if (error) throw new Error(error);
    return object
      .map(({ label, score, boxRaw: [x, y, w, h] }) => ({
        label,
        score,
        box: { x, y, width: w, height: h },
      }))
      .toSorted((a, b) => b.score - a.score);
  } finally {
    human.tf.dispose(input);
  }
};
