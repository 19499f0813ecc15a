import type { cameraLogin as cameraLoginEndpoint } from "@console-shell/contract/endpoints/session";
import sharp from "sharp";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { refuseWritten } from "../audit/refuse-written.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";

/** A face needs at least this many pixels each way. */
const leastPixels = 64;
/** More than any camera's frame has, and little enough to decode. */
const mostPixels = 12_000_000;

const refuseImage = (code: string) => new Refusal("bad_input", [{ path: "image", code }]);

/**
 * Decodes the whole picture, not only its head, and answers its size; null where it is none. It is
 * made small on the way: anybody may send one, and its pixels would fill the memory.
 */
const decode = async (bytes: Buffer) => {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    const { format, width, height } = await image.metadata();
    if (format !== "jpeg" && format !== "png") return null;
    await image
      .removeAlpha()
      .resize(leastPixels, leastPixels, { kernel: "nearest" })
      .raw()
      .toBuffer();
    return { width, height };
  } catch {
    // Whatever it is that sharp can't read is no picture to us.
    return null;
  }
};

/** Refuses a frame that is no picture, or too small for a face. */
const refuseBadFrame = async (dataUrl: string): Promise<void> => {
  const size = await decode(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
  if (!size) throw refuseImage("not_an_image");
  if (Math.min(size.width, size.height) < leastPixels) throw refuseImage("image_too_small");
};

/** Checks the frame of the camera. No operator's face is enrolled, so none is recognised. */
export const handleCameraLogin: Handler<typeof cameraLoginEndpoint> = async (call) => {
  await throttle(call, [throttleRules.cameraFromAddress, [call.request.ip]]);
  await refuseBadFrame(call.body.image);
  return refuseWritten(
    call,
    { action: "session.refused", details: { by: "camera" } },
    new Refusal("face_not_recognised"),
  );
};
