import type { FrameFault } from "@console-shell/contract/words/camera-steps";
import type { FastifyRequest } from "fastify";
import sharp from "sharp";
import { callEngine } from "#kernel/call-engine.ts";
import { isGone } from "#kernel/is-gone.ts";
import { hasTooManyScans, imageTypeOf } from "#kernel/open-image.ts";
import { Refusal } from "#kernel/refusal.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { unitVector } from "#platform/vision/unit-vector.ts";
import type { AuditedCall } from "../audit/writes.ts";
import { networkOf } from "../session/throttle/network-of.ts";
import { takeChallenge } from "./challenges.ts";
import { followSteps } from "./follow-steps.ts";
import { type Frame, seeFrame } from "./frame.ts";

/** More than a camera frame of allowed size can have. */
const limitInputPixels = 2_100_000;

/** Decodes a frame's data URL; throws `bad_input` if it isn't an image. */
const readFrame = async (dataUrl: string): Promise<Frame> => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  try {
    // Before a decoder runs: these can cost it much more than their size.
    if (imageTypeOf(bytes) !== "image/jpeg" || hasTooManyScans(bytes))
      throw new Error("not a JPEG of a camera");
    const image = sharp(bytes, { limitInputPixels, failOn: "error" });
    const { width, height } = (await image.metadata()).autoOrient;
    const { channels } = await image.clone().greyscale().stats();
    return { bytes, width, height, luminance: channels[0]?.mean ?? 0 };
  } catch (error) {
    throw new Refusal("bad_input", [{ path: "frames", code: "not_an_image" }], { cause: error });
  }
};

type SeeingCall = AuditedCall & {
  request: FastifyRequest;
  body: { challengeId: string; frames: string[][] };
};

/** Concurrency limits of face checks, each with many frames: per process, and per network. */
const inSlot = createSemaphore({ slots: 6, slotsOfOne: 3 });

/** The person in front of the camera, as the engine sees them. */
export interface Person {
  /** Of length 1. */
  embedding: Float32Array;
  /** The model that made it. */
  model: string;
}

const unclear = (code: FrameFault | "expired") =>
  new Refusal("face_unclear", [{ path: code === "expired" ? "challengeId" : "frames", code }]);

/* The client has disconnected, so there must be no effects. */
const refuseGone = (request: FastifyRequest) => {
  if (isGone(request)) throw new Refusal("unavailable");
};

const lookWith = (vision: VisionEngine, request: FastifyRequest) => async (dataUrl: string) => {
  refuseGone(request);
  const frame = await readFrame(dataUrl);
  return seeFrame(frame, await vision.detectFaces(frame.bytes, { embed: true }));
};

const unreadable = () => new Refusal("bad_input", [{ path: "frames", code: "not_an_image" }]);

const look = async (
  { services, request, body, now }: SeeingCall,
  subject: string,
): Promise<Person> => {
  const steps = await takeChallenge(services.database, body, subject, now);
  if (!steps) throw unclear("expired");
  if (steps.length !== body.frames.length)
    throw new Refusal("bad_input", [{ path: "frames", code: "wrong" }]);
  const { vision } = services;
  const [{ face }, followed] = await callEngine(
    { services },
    async () =>
      [
        await vision.models(),
        await followSteps(steps, body.frames, lookWith(vision, request)),
      ] as const,
    unreadable,
  );
  if ("fault" in followed) throw unclear(followed.fault);
  refuseGone(request);
  const sum = new Float32Array(face.dimensions);
  for (const { embedding } of followed.faces)
    for (const [at, value] of embedding.entries()) sum[at] = (sum[at] ?? 0) + value;
  return { embedding: unitVector(sum), model: face.name };
};

/**
 * Checks a call's frames, which are never stored: whether one live person followed the challenge issued for `subject`.
 * Throws `face_unclear` with the problem, and `unavailable` at the concurrency limit; no account is looked up.
 */
export const seePerson = (call: SeeingCall, subject: string): Promise<Person> =>
  inSlot(() => look(call, subject), networkOf(call.request.ip));
