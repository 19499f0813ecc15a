import sharp from "sharp";
import type { Box } from "../../../../platform/vision/engine.ts";

/** Of the face's own width and height, what is kept on each side of it. */
const margin = 0.5;
const longestSide = 640;

/** Where a face with its margin is in a picture of so many pixels: whole, inside, and at least a pixel. */
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

/** A face with some of what is around it, as JPEG: who else is in the picture is not kept. */
export const cropFace = async (picture: Buffer, box: Box): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract(regionOf(box, { width, height }))
    .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 90 })
    .toBuffer();
};
