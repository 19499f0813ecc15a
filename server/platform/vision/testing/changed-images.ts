import sharp from "sharp";

const side = 320;

/** Two square pictures as one, side by side. */
export const asideOf = async (one: Uint8Array, other: Uint8Array): Promise<Buffer> => {
  const [left, right] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize(side, side).toBuffer()),
  );
  return sharp({
    create: { width: 2 * side, height: 1.5 * side, channels: 3, background: "#808080" },
  })
    .composite([
      { input: left, left: 0, top: side / 4 },
      { input: right, left: side, top: side / 4 },
    ])
    .png()
    .toBuffer();
};

/** The picture as if taken in the dark. */
export const darkened = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize(2 * side, 1.5 * side, { fit: "contain", background: "#808080" })
    .linear(0.08)
    .png()
    .toBuffer();
