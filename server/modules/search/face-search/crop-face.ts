import sharp from "sharp";
import { inViewingSlot } from "#kernel/open-image.ts";
import type { Box } from "#platform/vision/engine.ts";

/** Margin around a face, as a fraction of its own width and height. */
const margin = 0.5;
const longestSide = 640;

/** The crop of a face with its margin, in whole pixels: inside the picture, and at least one pixel. */
export const regionOf = (
  box: Box,
  picture: { width: number; height: number },
): { left: number; top: number; width: number; height: number } => {
  const along = (from: number, size: number, all: number) => {
    const start = Math.max(0, Math.floor((from - size * margin) * all));
    const first = Math.min(start, all - 1);
    const end = Math.min(all, Math.ceil((from + size * (1 + margin)) * all));
    return [first, Math.max(1, end - first)] as const;
  };
  const [left, width] = along(box.x, box.width, picture.width);
  const [top, height] = along(box.y, box.height, picture.height);
  return { left, top, width, height };
};

/**
 * A face of a stored picture with its surroundings, as JPEG: other people in the picture aren't stored. Reads and
 * decodes the picture in a slot of `owner`.
 */
export const cropFace = (read: () => Promise<Buffer>, box: Box, owner: string): Promise<Buffer> =>
  inViewingSlot(async () => {
    const picture = sharp(await read());
    const { width, height } = await picture.metadata();
    return picture
      .extract(regionOf(box, { width, height }))
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 90 })
      .toBuffer();
  }, owner);
