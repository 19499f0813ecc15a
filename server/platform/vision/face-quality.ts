import type { FaceFlaw } from "@console-shell/contract/calls/query-image";
import type { DetectedFace } from "./engine.ts";

/** Why a face is hard to recognise, by priority. */
const faceFlaws: readonly FaceFlaw[] = [
  "too_small",
  "too_dark",
  "too_bright",
  "blurred",
  "turned_away",
];

/** Pixels across the face, as the engine saw it. */
const smallest = 64;
const brightnessFrom = 40;
const brightnessTo = 225;
const leastSharpness = 20;
/** Degrees. */
const maxTurned = 35;

/** A face's quality problems in a picture of this size, most important first. */
export const flawsOf = (
  { box, across, brightness, sharpness, pose }: DetectedFace,
  picture: { width: number; height: number },
): FaceFlaw[] => {
  const seen = across ?? Math.min(box.width * picture.width, box.height * picture.height);
  const holds: Record<FaceFlaw, boolean> = {
    too_small: seen < smallest,
    too_dark: brightness < brightnessFrom,
    too_bright: brightness > brightnessTo,
    blurred: sharpness < leastSharpness,
    turned_away: Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch)) > maxTurned,
  };
  return faceFlaws.filter((flaw) => holds[flaw]);
};
