import sharp, { type Sharp } from "sharp";
import { type Box, UnreadableImage } from "../engine.ts";

/** The maximum of a stored picture, see kernel/open-image.ts. */
const limitInputPixels = 40_000_000;

/** RGB, three bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

const rawOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${info.channels} channels`);
  return { data, width: info.width, height: info.height };
};

/** Upright pixels of a JPEG, PNG or WebP picture, scaled down to these limits; throws `UnreadableImage`. */
export const decode = async (
  picture: Uint8Array,
  { side = Infinity, pixels = Infinity }: { side?: number; pixels?: number },
): Promise<Pixels> => {
  try {
    const image = sharp(picture, { limitInputPixels, failOn: "error" });
    const { width, height } = (await image.metadata()).autoOrient;
    const longest = Math.max(width, height);
    const most = Math.min(longest, side, longest * Math.sqrt(pixels / (width * height)));
    return await rawOf(
      image
        .autoOrient()
        .resize(Math.ceil(most), Math.ceil(most), { fit: "inside", withoutEnlargement: true })
        // A transparent picture is put on white, as browsers show it.
        .flatten({ background: "#fff" })
        .toColourspace("srgb"),
    );
  } catch (error) {
    throw new UnreadableImage("The picture can't be decoded.", { cause: error });
  }
};

const sharpOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** The pixels turned clockwise. */
export const turn = async (pixels: Pixels, degrees: Turn): Promise<Pixels> =>
  degrees === 0 ? pixels : rawOf(sharpOf(pixels).rotate(degrees));

/** The whole pixels of a region that lie within the picture; at least one. */
export const regionOf = ({ width, height }: Pick<Pixels, "width" | "height">, box: Box) => {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box.x * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(box.y * height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
  };
};

/** A region of the pixels, scaled down to fit `side`. */
export const cut = (pixels: Pixels, box: Box, side: number): Promise<Pixels> =>
  rawOf(
    sharpOf(pixels)
      .extract(regionOf(pixels, box))
      .resize(side, side, { fit: "inside", withoutEnlargement: true }),
  );
