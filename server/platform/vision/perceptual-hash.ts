import sharp from "sharp";

/** Pictures are hashed in this size; scaled down at once, copies in other sizes would differ more. */
const side = 192;
/** Columns and rows whose differences find candidates, and those that decide. */
const coarse = { columns: 9, rows: 8 };
const fine = { columns: 16, rows: 16 };
/** Grey levels between neighbouring cells that compression can cause: less isn't an edge. */
const leastStep = 3;
/** Pictures with fewer edges show too little to be compared. */
const leastEdges = 8;
/** Hexadecimal digits of the first part. */
const coarseDigits = 16;

type Grid = typeof coarse;

/** The mean grey of each cell, row by row. */
const meansOf = (grey: Uint8Array, { columns, rows }: Grid): number[] => {
  const sums = Array.from({ length: columns * rows }, () => 0);
  const counts = sums.slice();
  for (const [at, value] of grey.entries()) {
    const row = Math.floor((Math.floor(at / side) * rows) / side);
    const cell = row * columns + Math.floor(((at % side) * columns) / side);
    sums[cell]! += value;
    counts[cell]! += 1;
  }
  return sums.map((sum, cell) => sum / counts[cell]!);
};

/** How much lighter each cell's right neighbour is. */
const stepsRight = (means: number[], { columns }: Grid): number[] =>
  means.slice(1).flatMap((mean, at) => ((at + 1) % columns === 0 ? [] : [mean - means[at]!]));

const stepsDown = (means: number[], { columns }: Grid): number[] =>
  means.slice(columns).map((mean, at) => mean - means[at]!);

const hexadecimal = (bits: boolean[]): string =>
  Array.from({ length: bits.length / 4 }, (_, digit) =>
    bits
      .slice(digit * 4, digit * 4 + 4)
      .reduce((value, bit) => value * 2 + Number(bit), 0)
      .toString(16),
  ).join("");

/**
 * Perceptual hash, after dHash: where a picture becomes lighter or darker, to the right and down. Its first 16
 * hexadecimal digits are a coarse one: copies in another size, format or quality have one of its bytes in common.
 */
export const perceptualHash = async (picture: Uint8Array): Promise<string> => {
  const grey = await sharp(picture)
    .autoOrient()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const means = meansOf(grey, fine);
  const steps = [...stepsRight(means, fine), ...stepsDown(means, fine)];
  return hexadecimal([
    ...stepsRight(meansOf(grey, coarse), coarse).map((step) => step > leastStep),
    ...steps.map((step) => step > leastStep),
    ...steps.map((step) => step < -leastStep),
  ]);
};

const edgesOf = (hash: string) => Buffer.from(hash.slice(coarseDigits), "hex");

const onesOf = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replaceAll("0", "").length,
);
const countOnes = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + onesOf[byte]!, 0);

/** Whether a picture is of one colour, nearly so, or hashed by an earlier version: it can't be compared. */
export const isPlain = (hash: string): boolean => countOnes(edgesOf(hash)) < leastEdges;

/** The share of two pictures' edges that only one of them has, from 0 to 1; both mustn't be plain. */
export const difference = (one: string, other: string): number => {
  const [edges, others] = [edgesOf(one), edgesOf(other)];
  return (
    countOnes(edges.map((byte, at) => byte ^ others[at]!)) /
    countOnes(edges.map((byte, at) => byte | others[at]!))
  );
};

/** The coarse hash's bytes, each with its position: similar pictures are looked up by them. */
export const partsOf = (hash: string): number[] =>
  Array.from(
    { length: coarseDigits / 2 },
    (_, place) => place * 256 + Number.parseInt(hash.slice(place * 2, place * 2 + 2), 16),
  );
