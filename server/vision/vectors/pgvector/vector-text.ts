import { joinVectors } from "../vector-bytes.ts";

/** How pgvector reads and writes a vector. */
export const vectorText = (vector: ArrayLike<number>): string =>
  `[${Array.from(vector).join(",")}]`;

/** The same of a row's bytes. */
export const textOfBytes = (bytes: Uint8Array): string =>
  vectorText(joinVectors([bytes], bytes.byteLength / 4));
