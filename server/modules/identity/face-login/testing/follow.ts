import { type CameraStep, faceConsent } from "@console-shell/contract/words/camera-steps";
import type { TestAnswer, TestClient } from "@console-shell/testing/test-client";
import { type ActedFace, actedFrame } from "#platform/vision/testing/acting-engine.ts";

/** A frame as the page sends it. */
export const dataUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;

const poses: Record<CameraStep, Pick<ActedFace, "yaw" | "pitch">> = {
  center: {},
  left: { yaw: 20 },
  right: { yaw: -20 },
  nod: { pitch: -15 },
};

/** Frames of a person who follows the steps; each is another picture. */
export const following = (steps: readonly CameraStep[], face: ActedFace): Promise<string[][]> =>
  Promise.all(
    steps.map(async (step) => [dataUrl(await actedFrame([{ ...face, ...poses[step] }]))]),
  );

/** Enrols the face of the signed-in operator. */
export const enrol = async (client: TestClient, face: ActedFace): Promise<TestAnswer> => {
  const { challengeId, steps } = await client.call("POST /cc-api/operator/face/begin");
  const frames = await following(steps, face);
  return client.request("POST", "/cc-api/operator/face/enrol", {
    body: { challengeId, frames, consent: faceConsent },
  });
};

/** The body of a face login with a face that followed a new challenge. */
export const tryOf = async (server: Pick<TestClient, "call">, account: string, face: ActedFace) => {
  const { challengeId, steps } = await server.call("POST /auth/cam/challenge", {
    body: { account },
  });
  return { account, challengeId, frames: await following(steps, face) };
};

/** Sends it. */
export const faceLogin = (
  server: Pick<TestClient, "request">,
  body: unknown,
): Promise<TestAnswer> => server.request("POST", "/auth/cam/login", { body });
