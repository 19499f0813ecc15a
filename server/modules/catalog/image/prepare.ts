import sharp, { type Sharp } from "sharp";
import { damagedImage, maximumPixels, openImage } from "#kernel/open-image.ts";
import {
  type ImageAlteration,
  imageAlterations,
} from "@console-shell/contract/words/image-alterations";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";
import type { Image } from "@console-shell/contract/calls/image";
import { sha256Of } from "#platform/files/sha256-of.ts";

/** An image as WebP, scaled to fit into this many pixels in both directions. */
const makeThumbnail = (image: Sharp, side: ThumbnailSide): Promise<Buffer> =>
  image
    .clone()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A stored image in a size that wasn't stored. */
export const thumbnailOf = (content: Buffer, side: ThumbnailSide): Promise<Buffer> =>
  makeThumbnail(sharp(content), side);

/** An image in all sizes. Each is made from the next larger one, so the full image is only scaled once. */
const makeThumbnails = async (image: Sharp): Promise<{ side: ThumbnailSide; bytes: Buffer }[]> => {
  const made: { side: ThumbnailSide; bytes: Buffer }[] = [];
  let source = image;
  for (const side of thumbnailSides.toReversed()) {
    const bytes = await makeThumbnail(source, side);
    made.push({ side, bytes });
    source = sharp(bytes);
  }
  return made;
};

export interface PreparedImage {
  mediaType: Image["mediaType"];
  /** The copy to store: upright, without metadata, in its original format. */
  content: Buffer;
  thumbnails: { side: ThumbnailSide; bytes: Buffer }[];
  width: number;
  height: number;
  /** Of the uploaded bytes, in hexadecimal. */
  sha256: string;
  /** What can be seen of the differences to the uploaded file. */
  alterations: ImageAlteration[];
}

/** Standard deviation of each channel below which nothing of a damaged image has been decoded. */
const leastContrast = 1;

const refuseUnreadable = async (image: Sharp): Promise<void> => {
  const { channels } = await image.stats().catch(() => ({ channels: [] }));
  if (!channels.some(({ stdev }) => stdev >= leastContrast)) throw damagedImage();
};

/* What decoders say, as a warning, of a JPEG with a hole in the middle; it ends as it should. */
const holes = /premature end of data segment|bad Huffman code/;

/** Whether a WebP is lossless, by its first picture's chunk. */
const isLossless = (webp: Buffer): boolean => {
  const [lossless, lossy] = [webp.indexOf("VP8L", 12), webp.indexOf("VP8 ", 12)];
  return lossless > 0 && (lossy === -1 || lossless < lossy);
};

/**
 * Converts uploaded bytes into the stored image. Encoding it again drops anything else hidden in the file; of a damaged
 * one it keeps the readable part. Refuses what `openImage` refuses; `owner` is the sending client app or operator.
 */
export const prepareImage = (sent: Buffer, owner: string): Promise<PreparedImage> =>
  openImage(sent, owner, async ({ mediaType, isAnimated, bytes, facts }) => {
    const decoded = (failOn: "warning" | "error" | "none") =>
      sharp(bytes, { limitInputPixels: maximumPixels, failOn }).autoOrient();
    const encoders = {
      "image/jpeg": (image: Sharp) => image.jpeg({ quality: 90 }),
      "image/png": (image: Sharp) => image.png(),
      "image/webp": (image: Sharp) => image.webp({ quality: 90, lossless: isLossless(bytes) }),
    };
    const encode = (image: Sharp) =>
      encoders[mediaType](image.clone()).toBuffer({ resolveWithObject: true });
    // In sequence: each decodes the image on one of libuv's few threads.
    let problem = "";
    const flawless = await encode(decoded("warning")).catch((error: unknown) => {
      problem = String(error);
    });
    const whole = flawless ?? (await encode(decoded("error")).catch(() => undefined));
    const upright = decoded(whole ? "error" : "none");
    if (!whole) await refuseUnreadable(upright);
    const { data, info } = whole ?? (await encode(upright));
    const thumbnails = await makeThumbnails(upright);
    const altered: Record<ImageAlteration, boolean> = {
      repaired: !whole || holes.test(problem),
      still: isAnimated,
      fewer_bits: facts.depth !== "uchar",
    };
    return {
      mediaType,
      content: data,
      thumbnails,
      width: info.width,
      height: info.height,
      sha256: sha256Of(sent),
      alterations: imageAlterations.filter((alteration) => altered[alteration]),
    };
  });
