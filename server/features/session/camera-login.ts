import type { cameraLogin as cameraLoginEndpoint } from "@console-shell/contract/endpoints/session";
import sharp from "sharp";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";

/** A face needs at least this many pixels each way. */
const leastPixels = 64;
/** More than any camera frame has, and little enough to decode. */
const mostPixels = 25_000_000;

const refuseImage = (code: string) => new Refusal("bad_input", [{ path: "image", code }]);

/** Decodes the whole picture, not only its head, and refuses what is none or too small. */
const readFrame = async (dataUrl: string): Promise<void> => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const frame = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    // Sharp's own words about broken bytes help nobody who stands before a camera.
    .catch(() => {
      throw refuseImage("not_an_image");
    });
  if (Math.min(frame.info.width, frame.info.height) < leastPixels)
    throw refuseImage("image_too_small");
};

/** Checks the frame of the camera. No operator's face is enrolled, so none is recognised. */
export const handleCameraLogin: Handler<typeof cameraLoginEndpoint> = async (call) => {
  await throttle(call, throttleRules.cameraFromAddress, [call.request.ip]);
  await readFrame(call.body.image);
  throw new Refusal("face_not_recognised");
};
