/** Maximum Hamming distance of similar pictures' hashes. */
export const maxDifference = 7;

/**
 * The bytes of a hash, each with its position. Two 64-bit hashes that differ in at most seven bits share at least one
 * of their eight bytes.
 */
export const partsOf = (hash: string): number[] =>
  Array.from(
    { length: 8 },
    (_, place) => place * 256 + Number.parseInt(hash.slice(place * 2, place * 2 + 2), 16),
  );

/** Bytes produced by borders and plain areas: nearly all pictures of such a library share them. */
const saysNothing = (part: number) => part % 256 === 0x00 || part % 256 === 0xff;

/** The bytes used to look up similar hashes: the distinctive ones, if there are any. */
export const tellingPartsOf = (hash: string): number[] => {
  const parts = partsOf(hash);
  const telling = parts.filter((part) => !saysNothing(part));
  return telling.length > 0 ? telling : parts;
};

/** The Hamming distance of two hashes. */
export const difference = (one: string, other: string): number => {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
};
