import sharp from "sharp";
import type { Box } from "../engine.ts";
import { type Pixels, regionOf } from "./decode.ts";

const side = 112;

/** A face's sharpness and brightness, measured at one size for all, see `DetectedFace`. */
export const measureFace = async (
  pixels: Pixels,
  box: Box,
): Promise<{ sharpness: number; brightness: number }> => {
  const { data, width, height } = pixels;
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(regionOf(pixels, box))
    .resize(side, side, { fit: "fill" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => grey[y * side + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let total = 0;
  for (const value of grey) total += value;
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
    }
  const count = (side - 2) ** 2;
  return { sharpness: squares / count - (sum / count) ** 2, brightness: total / grey.length };
};
