import { expect, test } from "vitest";
import { captureFrame } from "./capture-frame.ts";

/** A single-colour video from a canvas, so no camera is needed. */
const videoOf = async (colour: string) => {
  const canvas = document.createElement("canvas");
  canvas.width = 1280;
  canvas.height = 720;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const video = document.createElement("video");
  video.muted = true;
  video.srcObject = canvas.captureStream();
  const playing = video.play();
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  await playing;
  return video;
};

test("captures a JPEG of at most 640 pixels, and distinguishes dark from bright", async () => {
  const bright = captureFrame(await videoOf("#c8c8c8"));
  expect(bright?.tooDark).toBe(false);
  expect(bright?.image).toMatch(/^data:image\/jpeg;base64,/);
  const image = new Image();
  image.src = bright?.image ?? "";
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([640, 360]);
  expect(captureFrame(await videoOf("#101010"))?.tooDark).toBe(true);
});

test("captures nothing before there is a picture", () => {
  expect(captureFrame(document.createElement("video"))).toBeNull();
});
