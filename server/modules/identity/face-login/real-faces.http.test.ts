// The same with the console's own engine, and faces of real people that turn.
import type { CameraStep } from "@console-shell/contract/words/camera-steps";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmbeddedEngine } from "#platform/vision/embedded/embedded-engine.ts";
import { portrait } from "#platform/vision/testing/portraits.ts";
import { turnFace } from "#platform/vision/testing/turn-face.ts";
import { faceLogin, dataUrl } from "./testing/follow.ts";
import { faceConsent } from "@console-shell/contract/words/camera-steps";

const engine = createEmbeddedEngine(1);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vision: engine });
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

const turns = { center: {}, left: { yaw: 40 }, right: { yaw: -45 }, nod: { pitch: -22 } };
const framesOf = (picture: Buffer, steps: readonly CameraStep[]) =>
  Promise.all(
    steps.map(async (step) => [
      dataUrl(
        await sharp(await turnFace(picture, turns[step]))
          .jpeg({ quality: 90 })
          .toBuffer(),
      ),
    ]),
  );
const tryWith = async (framesFor: (steps: readonly CameraStep[]) => Promise<string[][]>) => {
  const account = "sales";
  const { challengeId, steps } = await server.call("POST /auth/cam/challenge", {
    body: { account },
  });
  return (await faceLogin(server, { account, challengeId, frames: await framesFor(steps) })).body;
};

test("a person signs in with other pictures than the enrolled ones; other people and photos don't @security-35 @full", async () => {
  const enrolled = await portrait(0);
  const sales = await server.as("sales");
  const { challengeId, steps } = await sales.call("POST /cc-api/operator/face/begin");
  const answer = await sales.request("POST", "/cc-api/operator/face/enrol", {
    body: { challengeId, frames: await framesOf(enrolled, steps), consent: faceConsent },
  });
  expect(answer.status, answer.text).toBe(200);

  const other = await portrait(3);
  expect(await tryWith((asked) => framesOf(other, asked))).toMatchObject({ account: "sales" });
  const stranger = await portrait(36);
  expect(await tryWith((asked) => framesOf(stranger, asked))).toMatchObject({
    code: "face_not_recognised",
  });
  const still = [dataUrl(await sharp(enrolled).jpeg().toBuffer())];
  expect(await tryWith((asked) => Promise.resolve(asked.map(() => still)))).toMatchObject({
    fields: [{ code: "not_followed" }],
  });
  const mirrored = (asked: readonly CameraStep[]) =>
    framesOf(
      other,
      asked.map((step) => (step === "left" ? "right" : "left")),
    );
  expect(await tryWith(mirrored)).toMatchObject({ fields: [{ code: "not_followed" }] });
  const two = await sharp({
    create: { width: 840, height: 420, channels: 3, background: "#888" },
  })
    .composite([
      { input: enrolled, left: 0, top: 0 },
      { input: stranger, left: 420, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  expect(await tryWith((asked) => Promise.resolve(asked.map(() => [dataUrl(two)])))).toMatchObject({
    fields: [{ code: "several_faces" }],
  });
  const dark = await sharp(enrolled).linear(0.1).jpeg().toBuffer();
  expect(await tryWith((asked) => Promise.resolve(asked.map(() => [dataUrl(dark)])))).toMatchObject(
    {
      fields: [{ code: "too_dark" }],
    },
  );
});
