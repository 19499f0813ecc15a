import { endianness } from "node:os";

/** The database's format: four bytes per number, little-endian. */
export const bytesOf = (vector: Float32Array): Uint8Array => {
  const bytes = Buffer.from(Float32Array.from(vector).buffer);
  return endianness() === "LE" ? bytes : bytes.swap32();
};

/** Concatenates the vectors of rows; each must have this many dimensions. */
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
