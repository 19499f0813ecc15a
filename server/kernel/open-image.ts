import sharp, { type Metadata } from "sharp";
import type { Image } from "@console-shell/contract/calls/image";
import { Refusal } from "./refusal.ts";
import { createSemaphore } from "./semaphore.ts";

/** How many images this process decodes at once, in all and per client app or operator; each needs up to 160 MB. */
export const decodingSlots = { slots: 2, slotsOfOne: 1 } as const;

/** Waiting images are in memory, up to 10 MB each. */
export const decodingQueues = { queue: 32, queueOfOne: 16 } as const;

/** Runs work on an uploaded image when its owner gets a slot. */
export const inDecodingSlot = createSemaphore({ ...decodingSlots, ...decodingQueues });

/** Views of stored images that wait hold no bytes, and a page asks for many faces at once. */
export const viewingQueues = { queue: 512, queueOfOne: 128 } as const;

/** Reads and decodes a stored image, to show a part of it, when its owner gets a slot. */
export const inViewingSlot = createSemaphore({ ...decodingSlots, ...viewingQueues });

export const maximumPixels = 40_000_000;
/** As long as a side of a JPEG can be. Scaling millions of short rows takes minutes. */
const longestSide = 65_535;
/** Maximum size of the decoded pixels in bytes: four channels of 8 bits, or fewer pixels with 16 bits. */
const maximumBytes = 4 * maximumPixels;

const startsWith = (bytes: Buffer, hexadecimal: string, at = 0) => {
  const expected = Buffer.from(hexadecimal, "hex");
  return bytes.subarray(at, at + expected.length).equals(expected);
};

/**
 * The image format by magic bytes, or undefined. Checked before any decoder runs, because decoders also accept
 * formats (SVG, PDF) that can make them read other files.
 */
export const imageTypeOf = (bytes: Buffer): Image["mediaType"] | undefined => {
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "52494646") && startsWith(bytes, "57454250", 8)) return "image/webp";
  return undefined;
};

/** The chunks of a PNG that its pixels, colours and orientation need, as numbers. */
const neededChunks = new Set(
  [
    "IHDR",
    "PLTE",
    "IDAT",
    "IEND",
    "tRNS",
    "cHRM",
    "gAMA",
    "iCCP",
    "sRGB",
    "sBIT",
    "cICP",
    "eXIf",
  ].map((type) => Buffer.from(type).readUInt32BE()),
);

/**
 * A PNG without its texts, which a decoder unpacks even to read the size: a few kilobytes can become gigabytes. Nothing
 * in JPEG and WebP headers is compressed.
 */
const withoutTexts = (png: Buffer): Buffer => {
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let at = 8;
  while (at + 8 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    if (!neededChunks.has(png.readUInt32BE(at + 4))) {
      if (keptFrom < at) kept.push(png.subarray(keptFrom, at));
      keptFrom = end;
    }
    at = end;
  }
  return Buffer.concat([...kept, png.subarray(keptFrom)]);
};

/** More scans than any encoder writes; a decoder visits every block of the picture for each, even one of 30 bytes. */
const mostScans = 100;

/** Whether a JPEG has too many scans. Finds its markers as decoders do, so none can be hidden. */
export const hasTooManyScans = (jpeg: Buffer): boolean => {
  let scans = 0;
  let at = jpeg.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= jpeg.length && scans <= mostScans) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Stuffed bytes, restarts and what isn't defined have no length; a second 0xff may begin a marker.
    const isSegment = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
    const skipped = isSegment ? 2 + jpeg.readUInt16BE(at + 2) : 1;
    at = jpeg.indexOf(0xff, at + skipped);
  }
  return scans > mostScans;
};

/** An image whose header or pixels can't be read. */
export const damagedImage = () =>
  new Refusal("unsupported_media", [{ path: "file", code: "damaged_picture" }]);

/** Whether a PNG has frames after its first picture, by a chunk that must be before the pixels. */
const isAnimatedPng = (png: Buffer): boolean => {
  const at = png.indexOf("acTL");
  return at > 0 && at < png.indexOf("IDAT");
};

export interface OpenedImage {
  mediaType: Image["mediaType"];
  isAnimated: boolean;
  /** As sent, but a PNG without its texts. */
  bytes: Buffer;
  /** From its header; nothing has been decoded yet. */
  facts: Metadata;
}

/**
 * Reads the header of an uploaded image and runs `work` with it, both in a slot of its owner (the sending client app or
 * operator), since no parser of foreign bytes is cheap for all of them. The sender's file name and type are ignored:
 * the first bytes decide.
 *
 * Refuses files other than JPEG, PNG or WebP, and damaged ones, with `unsupported_media`, images with too many pixels for the memory
 * with `too_large`, and uploads over the queue's limit with `unavailable`.
 */
export const openImage = <Result>(
  sent: Buffer,
  owner: string,
  work: (image: OpenedImage) => Result | Promise<Result>,
): Promise<Result> =>
  inDecodingSlot(async () => {
    const mediaType = imageTypeOf(sent);
    if (!mediaType)
      throw new Refusal("unsupported_media", [{ path: "file", code: "not_a_picture" }]);
    if (mediaType === "image/jpeg" && hasTooManyScans(sent)) throw damagedImage();
    const bytes = mediaType === "image/png" ? withoutTexts(sent) : sent;
    const facts = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw damagedImage();
      });
    const pixels = facts.width * facts.height;
    if (pixels > maximumPixels)
      throw new Refusal("too_large", [{ path: "file", code: "too_many_pixels" }]);
    if (Math.max(facts.width, facts.height) > longestSide)
      throw new Refusal("too_large", [{ path: "file", code: "too_long_side" }]);
    if (pixels * facts.channels * (facts.depth === "uchar" ? 1 : 2) > maximumBytes)
      throw new Refusal("too_large", [{ path: "file", code: "too_many_bits" }]);
    const isAnimated = (facts.pages ?? 1) > 1 || (mediaType === "image/png" && isAnimatedPng(sent));
    return work({ mediaType, isAnimated, bytes, facts });
  }, owner);
