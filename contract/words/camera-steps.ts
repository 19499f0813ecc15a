/** The steps that a camera check asks for. Turns are to the person's own side. */
export const cameraSteps = ["center", "left", "right", "nod"] as const;
export type CameraStep = (typeof cameraSteps)[number];

/** The most frames checked for one step; the first one that follows it counts. */
export const framesAtMost = 8;

/** Why frames can't be used. Decided before any account is looked up. */
const frameFaults = [
  "no_face",
  "several_faces",
  "too_dark",
  "too_bright",
  "too_small",
  "blurred",
  "not_followed",
  "not_live",
  "different_people",
] as const;
export type FrameFault = (typeof frameFaults)[number];

/** Version of the consent text that operators agree to when they enrol a face; a new text needs new consent. */
export const faceConsent = "2026-11";
