import type { CameraStep } from "@console-shell/contract/words/camera-steps";
import { asideOf, darkened } from "@console-shell/server/platform/vision/testing/changed-images";
import { portrait } from "@console-shell/server/platform/vision/testing/portraits";
import { turnFace } from "@console-shell/server/platform/vision/testing/turn-face";

/** What a camera sees at each step. */
export type CameraScene = Record<CameraStep, Buffer>;

/** A person who follows the steps: made from one portrait. */
const following = async (at: number): Promise<CameraScene> => {
  const picture = await portrait(at);
  const [center, left, right, nod] = await Promise.all(
    [{}, { yaw: 40 }, { yaw: -45 }, { pitch: -28 }].map((turn) => turnFace(picture, turn)),
  );
  return { center: center!, left: left!, right: right!, nod: nod! };
};
const still = async (given: Promise<Buffer>): Promise<CameraScene> => {
  const picture = await given;
  return { center: picture, left: picture, right: picture, nod: picture };
};

/** Scenes for a test's camera. Two portraits show the same person at different times. */
export const cameraScenes = {
  enrolling: () => following(15),
  right: () => following(11),
  wrong: () => following(36),
  photo: () => still(portrait(15)),
  two: async () => still(asideOf(await portrait(15), await portrait(36))),
  dark: async () => still(darkened(await portrait(15))),
};
