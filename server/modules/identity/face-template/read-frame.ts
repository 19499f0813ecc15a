import sharp from "sharp";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Frame } from "./see-frame.ts";

/** More than a camera frame of allowed size can have. */
const limitInputPixels = 2_100_000;

/** Decodes a frame's data URL; throws `bad_input` if it isn't a picture. */
export const readFrame = async (dataUrl: string): Promise<Frame> => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: "error" });
    const { format, width, height } = await image.metadata();
    if (format !== "jpeg") throw new Error(`a ${format}`);
    const { channels } = await image.clone().greyscale().stats();
    return { bytes, width, height, luminance: channels[0]?.mean ?? 0 };
  } catch (error) {
    throw new Refusal("bad_input", [{ path: "frames", code: "not_an_image" }], { cause: error });
  }
};
