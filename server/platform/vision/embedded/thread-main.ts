// What the embedded engine's threads do.
import { type Box, type DetectedObject, UnreadableImage } from "../engine.ts";
import { embedRegions as embed } from "./embed-regions.ts";
import { findFaces } from "./find-faces.ts";
import { forObjects, type Human, loadHuman } from "./human.ts";
import { decode } from "./decode.ts";

/** Objects in a picture, see `VisionEngine.detectObjects`. */
const findObjects = async (human: Human, picture: Uint8Array): Promise<DetectedObject[]> => {
  const { data, width, height } = await decode(picture, { side: 1024 });
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

/** A result instead of an error, because messages between threads lose an error's class. */
export type Seen<Result> = { result: Result } | { unreadable: string };

let human: Promise<Human> | undefined;

const look = async <Result>(work: (human: Human) => Promise<Result>): Promise<Seen<Result>> => {
  human ??= loadHuman();
  // The next picture loads the models again.
  human.catch(() => (human = undefined));
  try {
    return { result: await work(await human) };
  } catch (error) {
    if (error instanceof UnreadableImage) return { unreadable: error.message };
    throw error;
  }
};

export const detectFaces = (task: { picture: Uint8Array; embed: boolean }) =>
  look((human) => findFaces(human, task.picture, task.embed));

export const detectObjects = (task: { picture: Uint8Array }) =>
  look((human) => findObjects(human, task.picture));

export const embedRegions = (task: { picture: Uint8Array; regions: readonly Box[] }) =>
  look((human) => embed(human, task.picture, task.regions));
