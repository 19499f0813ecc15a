import type { Image } from "@console-shell/contract/calls/library";
import type { ThumbnailSide } from "@console-shell/contract/words/limits";
import sharp, { type Metadata } from "sharp";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { Refusal } from "#kernel/refusal.ts";
import { inDecodingSlot } from "./decoding-slots.ts";
import { makeThumbnails } from "./make-thumbnails.ts";

const startsWith = (bytes: Buffer, hexadecimal: string, at = 0) => {
  const expected = Buffer.from(hexadecimal, "hex");
  return bytes.subarray(at, at + expected.length).equals(expected);
};

/**
 * The picture format by magic bytes, or undefined. Checked before any decoder runs, because decoders also accept
 * formats (SVG, PDF) that can make them read other files.
 */
const sniffPicture = (bytes: Buffer): Image["mediaType"] | undefined => {
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "52494646") && startsWith(bytes, "57454250", 8)) return "image/webp";
  return undefined;
};

const maximumPixels = 40_000_000;
/** Maximum size of the decoded pixels in bytes: four channels of 8 bits, or fewer pixels with 16 bits. */
const maximumBytes = 4 * maximumPixels;

export interface PreparedPicture {
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
 * Converts uploaded bytes into the stored picture. The sender's file name and type are ignored: the first bytes decide,
 * and the picture must decode. Encoding it again drops anything else hidden in the file.
 *
 * Refuses files other than JPEG, PNG or WebP with `unsupported_media`, pictures with too many pixels for the memory
 * with `too_large`, and uploads over the queue's limit with `unavailable`. `owner` is the sending client app or
 * operator: each has a share of the concurrent decodes.
 */
export const preparePicture = async (bytes: Buffer, owner: string): Promise<PreparedPicture> => {
  const notAPicture = () =>
    new Refusal("unsupported_media", [{ path: "file", code: "not_a_picture" }]);
  const mediaType = sniffPicture(bytes);
  if (!mediaType) throw notAPicture();

  const facts: Metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture();
    });
  // The header is enough to read the size; nothing has been decoded yet.
  const pixels = facts.width * facts.height;
  if (pixels > maximumPixels)
    throw new Refusal("too_large", [{ path: "file", code: "too_many_pixels" }]);
  if (pixels * facts.channels * (facts.depth === "uchar" ? 1 : 2) > maximumBytes)
    throw new Refusal("too_large", [{ path: "file", code: "too_many_bits" }]);
  return inDecodingSlot(() => decodePicture(bytes, mediaType, notAPicture), owner);
};

const decodePicture = async (
  bytes: Buffer,
  mediaType: Image["mediaType"],
  notAPicture: () => Refusal,
): Promise<PreparedPicture> => {
  const options = { limitInputPixels: maximumPixels, failOn: "error" } as const;
  const upright = sharp(bytes, options).autoOrient();
  const encoded = {
    "image/jpeg": () => upright.clone().jpeg({ quality: 90 }),
    "image/png": () => upright.clone().png(),
    "image/webp": () => upright.clone().webp({ quality: 90 }),
  }[mediaType]();
  try {
    // In sequence: each decodes the picture on one of libuv's few threads.
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
    // The header was a picture's, the rest isn't.
    throw notAPicture();
  }
};
