import type { Locale } from "@console-shell/contract";
import type { Image } from "@console-shell/contract/endpoints/library";
import type { ThumbnailSide } from "@console-shell/contract/picture-limits";
import sharp, { type Metadata } from "sharp";
import { sha256Of } from "../../files/sha256-of.ts";
import { Refusal } from "../../http/refusal.ts";
import { makeThumbnails } from "./make-thumbnails.ts";
import { refusedField } from "./messages.ts";
import { sniffPicture } from "./sniff-picture.ts";

const maximumPixels = 40_000_000;

export interface PreparedPicture {
  mediaType: Image["mediaType"];
  /** The copy to store: upright, without metadata, in the format it came in. */
  content: Buffer;
  thumbnails: { side: ThumbnailSide; bytes: Buffer }[];
  width: number;
  height: number;
  /** Of the bytes as they came, in hexadecimal. */
  sha256: string;
}

/**
 * Turns uploaded bytes into what is stored. The name and the type that the sender claims are not
 * looked at: what the bytes begin with decides, and they must decode. Writing the picture anew
 * drops whatever else hides in the file.
 *
 * Refuses with `unsupported_media` what is not a JPEG, PNG or WebP picture, and with `too_large`
 * a picture whose pixels would fill the memory.
 */
export const preparePicture = async (bytes: Buffer, locale: Locale): Promise<PreparedPicture> => {
  const notAPicture = () =>
    new Refusal("unsupported_media", [refusedField("file", "not_a_picture", locale)]);
  const mediaType = sniffPicture(bytes);
  if (!mediaType) throw notAPicture();

  const facts: Metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture();
    });
  // The header is enough to see the size; nothing has been decoded yet.
  if (facts.width * facts.height > maximumPixels)
    throw new Refusal("too_large", [refusedField("file", "too_many_pixels", locale)]);

  const options = { limitInputPixels: maximumPixels, failOn: "error" } as const;
  const upright = sharp(bytes, options).autoOrient();
  const encoded = {
    "image/jpeg": () => upright.clone().jpeg({ quality: 90 }),
    "image/png": () => upright.clone().png(),
    "image/webp": () => upright.clone().webp({ quality: 90 }),
  }[mediaType]();
  try {
    const [{ data, info }, thumbnails] = await Promise.all([
      encoded.toBuffer({ resolveWithObject: true }),
      makeThumbnails(upright),
    ]);
    return {
      mediaType,
      content: data,
      thumbnails,
      width: info.width,
      height: info.height,
      sha256: sha256Of(bytes),
    };
  } catch {
    // The header was a picture's, the rest is not.
    throw notAPicture();
  }
};
