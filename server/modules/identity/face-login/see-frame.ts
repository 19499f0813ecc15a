import type { FrameFault } from "@console-shell/contract/words/camera-steps";
import type { FaceFlaw } from "@console-shell/contract/calls/query-image";
import type { DetectedFace } from "#platform/vision/engine.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";
import { thresholds } from "./thresholds.ts";

/** The face in one frame. */
export interface Frame {
  bytes: Buffer;
  width: number;
  height: number;
  /** Mean luminance of the whole frame, 0 to 255. */
  luminance: number;
}

/** The only face of a frame, or why it can't be used. */
export type Seen = { face: DetectedFace } | { fault: FrameFault };

/* Someone who is turning faces away: the step decides about that. */
const faultOf = (flaws: readonly FaceFlaw[]): FrameFault | undefined =>
  flaws.find((flaw) => flaw !== "turned_away");

/** Checks the faces of a frame, largest first. */
export const seeFrame = (frame: Frame, faces: readonly DetectedFace[]): Seen => {
  const [face, next] = faces;
  if (!face) return { fault: frame.luminance < thresholds.dark ? "too_dark" : "no_face" };
  if (next && next.box.width >= face.box.width * thresholds.background)
    return { fault: "several_faces" };
  const fault = faultOf(flawsOf(face, frame));
  return fault ? { fault } : { face };
};
