import type { FrameFault } from "@console-shell/contract/camera-steps";
import type { AuditedCall } from "../audit/record-audit.ts";
import { Refusal } from "../../http/refusal.ts";
import { EngineUnavailable, UnreadablePicture, type VisionEngine } from "../../vision/engine.ts";
import { unitVector } from "../../vision/unit-vector.ts";
import { takeChallenge } from "./challenges.ts";
import { followSteps } from "./follow-steps.ts";
import { readFrame } from "./read-frame.ts";
import { seeFrame } from "./see-frame.ts";

type SeeingCall = AuditedCall & { body: { challengeId: string; frames: string[][] } };

/** Who was in front of the camera, as far as an engine can tell. */
export interface Person {
  /** Of length 1. */
  embedding: Float32Array;
  /** What made it. */
  model: string;
}

const unclear = (code: FrameFault | "expired") =>
  new Refusal("face_unclear", [{ path: code === "expired" ? "challengeId" : "frames", code }]);

const lookWith = (vision: VisionEngine) => async (dataUrl: string) => {
  const frame = await readFrame(dataUrl);
  return seeFrame(frame, await vision.detectFaces(frame.bytes, { embed: true }));
};

const toRefusal = (error: unknown): never => {
  if (error instanceof EngineUnavailable) throw new Refusal("unavailable", [], { cause: error });
  if (error instanceof UnreadablePicture)
    throw new Refusal("bad_input", [{ path: "frames", code: "not_an_image" }], { cause: error });
  throw error;
};

/**
 * Looks at the frames of a call, which never leave its memory: whether one living person followed the challenge
 * that was issued for `subject`. Throws `face_unclear` with what is wrong; no account is looked at.
 */
export const seePerson = async (
  { services: { database, vision }, body, now }: SeeingCall,
  subject: string,
): Promise<Person> => {
  const steps = await takeChallenge(database, body, subject, now);
  if (!steps) throw unclear("expired");
  if (steps.length !== body.frames.length)
    throw new Refusal("bad_input", [{ path: "frames", code: "wrong" }]);
  const { face } = await vision.models().catch(toRefusal);
  const followed = await followSteps(steps, body.frames, lookWith(vision)).catch(toRefusal);
  if ("fault" in followed) throw unclear(followed.fault);
  const sum = new Float32Array(face.dimensions);
  for (const { embedding } of followed.faces)
    for (const [at, value] of embedding.entries()) sum[at] = (sum[at] ?? 0) + value;
  return { embedding: unitVector(sum), model: face.name };
};
