import sharp from "sharp";
import { UnreadableImage } from "../engine.ts";

/** Longer sides are scaled down first: the detector uses 256 pixels in any case. */
const longestSide = 1024;
/** The maximum of a stored picture, see kernel/open-image.ts. */
const limitInputPixels = 40_000_000;

/** RGB, three bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Upright pixels of a JPEG, PNG or WebP picture, scaled down to fit `side`; throws `UnreadableImage`. */
export const decode = async (picture: Uint8Array, side = longestSide): Promise<Pixels> => {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels, failOn: "error" })
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      // A transparent picture is put on white, as browsers show it.
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`${info.channels} channels`);
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new UnreadableImage("The picture can't be decoded.", { cause: error });
  }
};
