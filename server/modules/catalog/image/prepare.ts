import sharp, { type Metadata, type Sharp } from "sharp";
import { createSemaphore } from "#kernel/semaphore.ts";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";
import type { Image } from "@console-shell/contract/calls/image";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { Refusal } from "#kernel/refusal.ts";

/** How many images this process decodes at once, in all and per client app or operator; each needs up to 160 MB. */
export const decodingSlots = { slots: 2, slotsOfOne: 1 } as const;

/** Waiting images are in memory, up to 10 MB each. */
const queues = { queue: 32, queueOfOne: 16 } as const;

/** Decodes an uploaded image when its owner gets a slot. */
export const inDecodingSlot = createSemaphore({ ...decodingSlots, ...queues });

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

const startsWith = (bytes: Buffer, hexadecimal: string, at = 0) => {
  const expected = Buffer.from(hexadecimal, "hex");
  return bytes.subarray(at, at + expected.length).equals(expected);
};

/**
 * The image format by magic bytes, or undefined. Checked before any decoder runs, because decoders also accept
 * formats (SVG, PDF) that can make them read other files.
 */
const sniffImage = (bytes: Buffer): Image["mediaType"] | undefined => {
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "52494646") && startsWith(bytes, "57454250", 8)) return "image/webp";
  return undefined;
};

const maximumPixels = 40_000_000;
/** Maximum size of the decoded pixels in bytes: four channels of 8 bits, or fewer pixels with 16 bits. */
const maximumBytes = 4 * maximumPixels;

export interface PreparedImage {
  mediaType: Image["mediaType"];
  /** The copy to store: upright, without metadata, in its original format. */
  content: Buffer;
  thumbnails: { side: ThumbnailSide; bytes: Buffer }[];
  width: number;
  height: number;
  /** Of the uploaded bytes, in hexadecimal. */
  sha256: string;
}

/**
 * Converts uploaded bytes into the stored image. The sender's file name and type are ignored: the first bytes decide,
 * and the image must decode. Encoding it again drops anything else hidden in the file.
 *
 * Refuses files other than JPEG, PNG or WebP with `unsupported_media`, images with too many pixels for the memory
 * with `too_large`, and uploads over the queue's limit with `unavailable`. `owner` is the sending client app or
 * operator: each has a share of the concurrent decodes.
 */
export const prepareImage = async (bytes: Buffer, owner: string): Promise<PreparedImage> => {
  const notAnImage = () =>
    new Refusal("unsupported_media", [{ path: "file", code: "not_a_picture" }]);
  const mediaType = sniffImage(bytes);
  if (!mediaType) throw notAnImage();

  const facts: Metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAnImage();
    });
  // The header is enough to read the size; nothing has been decoded yet.
  const pixels = facts.width * facts.height;
  if (pixels > maximumPixels)
    throw new Refusal("too_large", [{ path: "file", code: "too_many_pixels" }]);
  if (pixels * facts.channels * (facts.depth === "uchar" ? 1 : 2) > maximumBytes)
    throw new Refusal("too_large", [{ path: "file", code: "too_many_bits" }]);
  return inDecodingSlot(() => decodeImage(bytes, mediaType, notAnImage), owner);
};

const decodeImage = async (
  bytes: Buffer,
  mediaType: Image["mediaType"],
  notAnImage: () => Refusal,
): Promise<PreparedImage> => {
  const options = { limitInputPixels: maximumPixels, failOn: "error" } as const;
  const upright = sharp(bytes, options).autoOrient();
  const encoded = {
    "image/jpeg": () => upright.clone().jpeg({ quality: 90 }),
    "image/png": () => upright.clone().png(),
    "image/webp": () => upright.clone().webp({ quality: 90 }),
  }[mediaType]();
  try {
    // In sequence: each decodes the image on one of libuv's few threads.
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const thumbnails = await makeThumbnails(upright);
    return {
      mediaType,
      content: data,
      thumbnails,
      width: info.width,
      height: info.height,
      sha256: sha256Of(bytes),
    };
  } catch {
    // The header was an image's, the rest isn't.
    throw notAnImage();
  }
};
