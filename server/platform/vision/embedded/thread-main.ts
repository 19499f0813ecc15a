// What the embedded engine's threads do.
import { type Box, UnreadablePicture } from "../engine.ts";
import { embedRegions as embed } from "./embed-regions.ts";
import { findFaces } from "./find-faces.ts";
import { findObjects } from "./find-objects.ts";
import { type Human, loadHuman } from "./human.ts";

/** An error's class doesn't survive the way to the main thread. */
export type Seen<Result> = { result: Result } | { unreadable: string };

let human: Promise<Human> | undefined;

const look = async <Result>(work: (human: Human) => Promise<Result>): Promise<Seen<Result>> => {
  human ??= loadHuman();
  // The next picture loads the models again.
  human.catch(() => (human = undefined));
  try {
    return { result: await work(await human) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { unreadable: error.message };
    throw error;
  }
};

export const detectFaces = (task: { picture: Uint8Array; embed: boolean }) =>
  look((human) => findFaces(human, task.picture, task.embed));

export const detectObjects = (task: { picture: Uint8Array }) =>
  look((human) => findObjects(human, task.picture));

export const embedRegions = (task: { picture: Uint8Array; regions: readonly Box[] }) =>
  look((human) => embed(human, task.picture, task.regions));
