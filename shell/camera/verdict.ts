import type { FrameFault } from "@console-shell/contract/words/camera-steps";
import type { CameraState } from "@console-shell/ui";
import type { MessageKey } from "../i18n/texts.ts";
import { RequestError } from "../request/request-error.ts";

/** Why an attempt failed. */
export type Verdict = FrameFault | "no_picture" | "expired" | "not_recognised" | "away";
/** Why the camera can't be used. */
type Trouble = Exclude<CameraState, "off" | "starting" | "live">;

type Words = readonly [title: MessageKey, remedy: MessageKey];

/** The message for each, with what to do about it. */
export const cameraWords: Record<Verdict | Trouble, Words> = {
  "no-camera": ["camera.noCamera", "camera.noCamera.remedy"],
  denied: ["camera.denied", "camera.denied.remedy"],
  "in-use": ["camera.inUse", "camera.inUse.remedy"],
  insecure: ["camera.insecure", "camera.insecure.remedy"],
  failed: ["camera.failed", "camera.failed.remedy"],
  no_picture: ["camera.noPicture", "camera.noPicture.remedy"],
  too_dark: ["camera.dark", "camera.dark.remedy"],
  too_bright: ["camera.bright", "camera.bright.remedy"],
  no_face: ["camera.noFace", "camera.noFace.remedy"],
  several_faces: ["camera.several", "camera.several.remedy"],
  too_small: ["camera.small", "camera.small.remedy"],
  blurred: ["camera.blurred", "camera.blurred.remedy"],
  not_followed: ["camera.notFollowed", "camera.notFollowed.remedy"],
  not_live: ["camera.notLive", "camera.notLive.remedy"],
  different_people: ["camera.different", "camera.different.remedy"],
  expired: ["camera.expired", "camera.expired.remedy"],
  not_recognised: ["camera.unknown", "camera.unknown.remedy"],
  away: ["camera.away", "camera.away.remedy"],
};

const isVerdict = (code: string | undefined): code is Verdict =>
  code !== undefined && code in cameraWords;

/** Maps a server error to a verdict; undefined if it isn't about the attempt. */
export const verdictOf = (error: RequestError): Verdict | undefined => {
  if (error.code === "face_not_recognised") return "not_recognised";
  if (error.code === "unavailable") return "away";
  const code = error.fields[0]?.code;
  return error.code === "face_unclear" && isVerdict(code) ? code : undefined;
};

/** Why no attempt is possible, if so. */
export const troubleOf = (state: CameraState): Trouble | undefined =>
  state === "off" || state === "starting" || state === "live" ? undefined : state;
