import { joinVectors } from "../vector-bytes.ts";

/** Digits behind the point, as many as a number of a vector of length 1 has that count. */
const digits = 9;

/** How pgvector reads a vector of length 1. Whole numbers are half as long as fractions, and read in half the time. */
export const vectorText = (vector: ArrayLike<number>): string => {
  const whole = Int32Array.from(vector, (value) => Math.round(value * 10 ** digits));
  return `[${whole.join(`e-${digits},`)}e-${digits}]`;
};

/** The same of a row's bytes. */
export const textOfBytes = (bytes: Uint8Array): string =>
  vectorText(joinVectors([bytes], bytes.byteLength / 4));
