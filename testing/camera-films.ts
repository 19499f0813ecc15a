import { asideOf, darkened } from "@console-shell/server/platform/vision/testing/changed-pictures";
import { cameraFilm } from "@console-shell/server/platform/vision/testing/camera-film";
import { portrait } from "@console-shell/server/platform/vision/testing/portraits";
import { turnFace } from "@console-shell/server/platform/vision/testing/turn-face";

/** A person who looks ahead, to both sides and down, in a loop: made from one portrait. */
const moving = async (at: number): Promise<Buffer> => {
  const picture = await portrait(at);
  const turns = [{}, { yaw: 40 }, { yaw: -45 }, { pitch: -28 }];
  return cameraFilm(await Promise.all(turns.map((turn) => turnFace(picture, turn))));
};
const still = async (picture: Promise<Buffer>): Promise<Buffer> => cameraFilm([await picture]);

/** Films for Chromium's fake camera. Two portraits show the same person at different times. */
export const cameraFilms = {
  enrolling: () => moving(15),
  right: () => moving(11),
  wrong: () => moving(36),
  photo: () => still(portrait(15)),
  two: async () => still(asideOf(await portrait(15), await portrait(36))),
  dark: async () => still(darkened(await portrait(15))),
};
