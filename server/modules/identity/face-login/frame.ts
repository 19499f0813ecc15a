import type { FaceFlaw } from "@console-shell/contract/calls/query-image";
import type { FrameFault } from "@console-shell/contract/words/camera-steps";
import type { DetectedFace } from "#platform/vision/engine.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";

/**
 * Thresholds for a run of frames. Angles are differences to the frame that looks straight ahead, in degrees; cosines
 * are those of the embedded engine, for which one in 4,000 other people exceeds 0.5.
 */
export const thresholds = {
  turned: 10,
  nodded: 8,
  /**
   * Of the frame that looks ahead, in any direction; one within the first, to the side and up together, is accepted at
   * once.
   */
  straight: 10,
  ahead: 25,
  /** The mean of all frames that count. */
  liveness: 0.25,
  /** Each frame compared to the one looking ahead; a turned face is less similar. */
  samePerson: 0.3,
  /** The mean of the frames compared to the enrolment. */
  match: 0.5,
  /** Faces narrower than this fraction of the largest are people in the background. */
  background: 0.25,
  /** Mean luminance of a whole frame, 0 to 255, below which no face can be detected. */
  dark: 30,
} as const;

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
