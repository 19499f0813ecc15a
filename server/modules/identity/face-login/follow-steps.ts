import type { CameraStep, FrameFault } from "@console-shell/contract/words/camera-steps";
import type { DetectedFace, Pose } from "#platform/vision/engine.ts";
import { cosine } from "#platform/vision/unit-vector.ts";
import { type Seen, thresholds } from "./frame.ts";

/** Whether a face followed the step, compared to the same face looking ahead. */
export const follows = (step: CameraStep, pose: Pose, ahead: Pose): boolean => {
  const yaw = pose.yaw - ahead.yaw;
  if (step === "left") return yaw >= thresholds.turned;
  if (step === "right") return yaw <= -thresholds.turned;
  if (step === "nod") return pose.pitch - ahead.pitch <= -thresholds.nodded;
  return Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch)) <= thresholds.ahead;
};

const away = ({ pose }: DetectedFace) => Math.abs(pose.yaw) + Math.abs(pose.pitch);

/* The frame looking most straight ahead, or well enough, because the others are measured against it. */
const findAhead = async <Frame>(
  frames: readonly Frame[],
  look: (frame: Frame) => Promise<Seen>,
): Promise<Seen> => {
  let best: DetectedFace | undefined;
  let fault: FrameFault = "not_followed";
  for (const frame of frames) {
    const seen = await look(frame);
    if ("fault" in seen) fault = seen.fault;
    else if (!best || away(seen.face) < away(best)) best = seen.face;
    if (best && away(best) <= thresholds.straight) break;
  }
  if (!best) return { fault };
  return follows("center", best.pose, best.pose) ? { face: best } : { fault: "not_followed" };
};

const findFollowing = async <Frame>(
  step: CameraStep,
  frames: readonly Frame[],
  ahead: DetectedFace,
  look: (frame: Frame) => Promise<Seen>,
): Promise<Seen> => {
  let fault: FrameFault | undefined;
  for (const frame of frames) {
    const seen = await look(frame);
    if ("face" in seen && follows(step, seen.face.pose, ahead.pose)) return seen;
    // A sharp frame that doesn't follow the step is a better reason than a blurred one.
    fault = "face" in seen || fault === "not_followed" ? "not_followed" : seen.fault;
  }
  return { fault: fault ?? "not_followed" };
};

const faultOfAll = (
  faces: readonly DetectedFace[],
  ahead: DetectedFace,
): FrameFault | undefined => {
  if (faces.some((face) => cosine(face.embedding, ahead.embedding) < thresholds.samePerson))
    return "different_people";
  const liveness = faces.reduce((sum, face) => sum + face.liveness, 0) / faces.length;
  return liveness < thresholds.liveness ? "not_live" : undefined;
};

/**
 * The faces that followed the steps, one for each, starting with looking ahead; or the first problem. Frames after that
 * aren't checked.
 */
export const followSteps = async <Frame>(
  steps: readonly CameraStep[],
  framesOfSteps: readonly (readonly Frame[])[],
  look: (frame: Frame) => Promise<Seen>,
): Promise<{ faces: DetectedFace[] } | { fault: FrameFault }> => {
  const first = await findAhead(framesOfSteps[0] ?? [], look);
  if ("fault" in first) return first;
  const faces = [first.face];
  for (const [at, step] of steps.entries()) {
    if (at === 0) continue;
    const seen = await findFollowing(step, framesOfSteps[at] ?? [], first.face, look);
    if ("fault" in seen) return seen;
    faces.push(seen.face);
  }
  const fault = faultOfAll(faces, first.face);
  return fault ? { fault } : { faces };
};
