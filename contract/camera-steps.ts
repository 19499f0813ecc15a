/** What a person is asked to do in front of the camera, from where they sit: turns are to their own side. */
export const cameraSteps = ["center", "left", "right", "nod"] as const;
export type CameraStep = (typeof cameraSteps)[number];

/** Frames that are looked at for one step at most; the first that follows it counts. */
export const framesAtMost = 8;

/** Why frames can't be used, told apart before any account is looked at. */
export const frameFaults = [
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

/** Which words somebody has agreed to who enrolled a face; other words need another agreement. */
export const faceConsent = "2026-11";
