import sharp from "sharp";
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

/** A face with its surroundings, as JPEG: other people in the picture aren't stored. */
export const cropFace = async (picture: Buffer, box: Box): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract(regionOf(box, { width, height }))
    .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 90 })
    .toBuffer();
};
