import sharp from "sharp";

const across = 9;
const down = 8;

/**
 * Perceptual hash (dHash) in 64 bits, as 16 hexadecimal digits: whether each of 8 × 8 fields is darker than its right
 * neighbour. Copies of another size, format or quality differ in a few bits.
 */
export const perceptualHash = async (picture: Uint8Array): Promise<string> => {
  const grey = await sharp(picture)
    .autoOrient()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(across, down, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across - 1; x++) {
      const at = y * across + x;
      bits = (bits << 1n) | (grey[at]! < grey[at + 1]! ? 1n : 0n);
    }
  return bits.toString(16).padStart(16, "0");
};
