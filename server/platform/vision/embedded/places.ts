import type { Box, DetectedFace } from "../engine.ts";
import type { Pixels, Turn } from "./decode.ts";

type Size = Pick<Pixels, "width" | "height">;

/** Pixels of a tile's sides. The detector finds nine of ten faces that are a twelfth of that. */
export const tileSide = 1024;
/** Pixels that neighbouring tiles share, so that one of them has most of any face. */
const overlap = 192;

const startsOf = (length: number): number[] => {
  const count = Math.max(1, Math.ceil((length - overlap) / (tileSide - overlap)));
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * (length - tileSide)) / (count - 1)),
  );
};

/** Overlapping tiles that cover the pixels. */
export const tilesOf = ({ width, height }: Size): Box[] =>
  startsOf(height).flatMap((top) =>
    startsOf(width).map((left) => ({
      x: left / width,
      y: top / height,
      width: Math.min(1, tileSide / width),
      height: Math.min(1, tileSide / height),
    })),
  );

/** A square region with the box in its middle third, as far as the picture reaches. */
export const around = (box: Box, { width, height }: Size): Box => {
  const reach = 1.5 * Math.max(box.width * width, box.height * height);
  const along = (middle: number, length: number) => {
    const from = Math.max(0, middle - reach / length);
    return [from, Math.min(1, middle + reach / length) - from] as const;
  };
  const [x, wide] = along(box.x + box.width / 2, width);
  const [y, high] = along(box.y + box.height / 2, height);
  return { x, y, width: wide, height: high };
};

/** A region's box as one of the picture. */
export const outOf = (region: Box, { x, y, width, height }: Box): Box => ({
  x: region.x + x * region.width,
  y: region.y + y * region.height,
  width: width * region.width,
  height: height * region.height,
});

/** A box of the picture as one of a region. */
export const within = (region: Box, { x, y, width, height }: Box): Box => ({
  x: (x - region.x) / region.width,
  y: (y - region.y) / region.height,
  width: width / region.width,
  height: height / region.height,
});

/** Whether half of the smaller box lies in the other: two findings of one face, even if one is cut off. */
export const isSamePlace = (one: Box, other: Box): boolean => {
  const shared = (from: "x" | "y", size: "width" | "height") =>
    Math.max(
      0,
      Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]),
    );
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return shared("x", "width") * shared("y", "height") >= smaller / 2;
};

const boxBefore = ({ x, y, width, height }: Box, turned: Turn): Box => {
  if (turned === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (turned === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turned === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
};

/** A face of a picture that was turned clockwise, as it is in the picture before. */
export const turnBack = (face: DetectedFace, turned: Turn): DetectedFace => {
  const roll = face.pose.roll - turned;
  return {
    ...face,
    box: boxBefore(face.box, turned),
    pose: { ...face.pose, roll: roll < -180 ? roll + 360 : roll },
  };
};
