import type { CameraState } from "@console-shell/ui";
import type { MessageKey } from "../i18n/texts.ts";
import { troubleOf, type Verdict } from "./verdict.ts";

/** Label and action of the button next to a camera, depending on its state. */
export const cameraButton = ({
  state,
  verdict,
}: {
  state: CameraState;
  verdict: Verdict | undefined;
}): MessageKey => {
  if (state === "live") return verdict ? "camera.again" : "camera.begin";
  return troubleOf(state) ? "camera.retry" : "camera.start";
};
