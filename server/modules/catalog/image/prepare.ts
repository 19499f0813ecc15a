import sharp, { type Sharp } from "sharp";
import { maximumPixels, openImage } from "#kernel/open-image.ts";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";
import type { Image } from "@console-shell/contract/calls/image";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { Refusal } from "#kernel/refusal.ts";

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
}

/**
 * Converts uploaded bytes into the stored image, which must decode. Encoding it again drops anything else hidden in the
 * file. Refuses what `openImage` refuses; `owner` is the sending client app or operator.
 */
export const prepareImage = (bytes: Buffer, owner: string): Promise<PreparedImage> =>
  openImage(bytes, owner, async ({ mediaType, bytes: opened }) => {
    const options = { limitInputPixels: maximumPixels, failOn: "error" } as const;
    const upright = sharp(opened, options).autoOrient();
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
      throw new Refusal("unsupported_media", [{ path: "file", code: "not_a_picture" }]);
    }
  });
