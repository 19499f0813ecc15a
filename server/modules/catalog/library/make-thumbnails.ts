import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";
import sharp, { type Sharp } from "sharp";

/** A picture as WebP, scaled to fit into this many pixels in both directions. */
const makeThumbnail = (picture: Sharp, side: ThumbnailSide): Promise<Buffer> =>
  picture
    .clone()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A stored picture in a size that wasn't stored. */
export const thumbnailOf = (content: Buffer, side: ThumbnailSide): Promise<Buffer> =>
  makeThumbnail(sharp(content), side);

/** A picture in all sizes. Each is made from the next larger one, so the full picture is only scaled once. */
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
