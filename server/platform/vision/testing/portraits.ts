import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** A sheet of faces included in @vladmandic/human: of its author and of others. */
const sheet = fileURLToPath(
  new URL("../assets/screenshot-facematch.jpg", import.meta.resolve("@vladmandic/human")),
);
const columns = 18;
/** In pixels of the sheet. */
const cellWidth = 1920 / columns;
const cellHeight = 106;
const rowHeight = 112.3;
const firstRow = 284;

/** Number of portraits. */
export const portraitCount = 6 * columns;

/**
 * A portrait as PNG, 420 × 420 pixels, by its position in the sheet: 0 to 18 are one man, 37 and above are different
 * people.
 */
export const portrait = (at: number): Promise<Buffer> =>
  sharp(sheet)
    .extract({
      left: Math.round((at % columns) * cellWidth) + 2,
      top: Math.round(firstRow + Math.floor(at / columns) * rowHeight),
      width: Math.floor(cellWidth) - 4,
      height: cellHeight,
    })
    .resize(300, 300, { fit: "fill" })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: "#808080" })
    .png()
    .toBuffer();
