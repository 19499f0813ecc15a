import { joinVectors } from "../vector-bytes.ts";

/** Decimal places, as many as are significant for a vector of length 1. */
const digits = 9;

/**
 * pgvector's text format of a vector of length 1. Integers are half as long as fractions, and are parsed in half the
 * time.
 */
export const vectorText = (vector: ArrayLike<number>): string => {
  const whole = Int32Array.from(vector, (value) => Math.round(value * 10 ** digits));
  return `[${whole.join(`e-${digits},`)}e-${digits}]`;
};

/** As `vectorText`, of a row's bytes. */
export const textOfBytes = (bytes: Uint8Array): string =>
  vectorText(joinVectors([bytes], bytes.byteLength / 4));
