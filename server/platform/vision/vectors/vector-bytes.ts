import { endianness } from "node:os";

/** As the database keeps it: four bytes for each number, the lowest first. */
export const bytesOf = (vector: Float32Array): Uint8Array => {
  const bytes = Buffer.from(Float32Array.from(vector).buffer);
  return endianness() === "LE" ? bytes : bytes.swap32();
};

/** The vectors of rows one after the other; each must have so many dimensions. */
export const joinVectors = (
  rows: readonly Uint8Array[],
  dimensions: number,
): Float32Array<ArrayBuffer> => {
  const joined = new Uint8Array(rows.length * dimensions * 4);
  for (const [at, row] of rows.entries()) {
    if (row.byteLength !== dimensions * 4)
      throw new Error(`A vector has ${row.byteLength} bytes in place of ${dimensions * 4}.`);
    joined.set(row, at * dimensions * 4);
  }
  if (endianness() !== "LE") Buffer.from(joined.buffer).swap32();
  return new Float32Array(joined.buffer);
};
