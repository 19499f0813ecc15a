import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/picture-limits";
import sharp, { type Sharp } from "sharp";

/** A picture as WebP that fits into so many pixels in both directions. */
export const makeThumbnail = (picture: Sharp, side: ThumbnailSide): Promise<Buffer> =>
  picture
    .clone()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A stored picture in a size that it was not stored in. */
export const thumbnailOf = (content: Buffer, side: ThumbnailSide): Promise<Buffer> =>
  makeThumbnail(sharp(content), side);

/** A picture in all sizes. Each is made of the next larger one, so the picture itself is made smaller once. */
export const makeThumbnails = async (
  picture: Sharp,
): Promise<{ side: ThumbnailSide; bytes: Buffer }[]> => {
  const made: { side: ThumbnailSide; bytes: Buffer }[] = [];
  let source = picture;
  for (const side of thumbnailSides.toReversed()) {
    const bytes = await makeThumbnail(source, side);
    made.push({ side, bytes });
    source = sharp(bytes);
  }
  return made;
};
