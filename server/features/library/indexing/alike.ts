/** Bits in which two pictures may differ that look alike. */
export const mostDifference = 7;

/**
 * The bytes of a hash, each with its place in it. Two hashes of 64 bits that differ in at most seven of them have at
 * least one of their eight bytes in common.
 */
export const partsOf = (hash: string): number[] =>
  Array.from(
    { length: 8 },
    (_, place) => place * 256 + Number.parseInt(hash.slice(place * 2, place * 2 + 2), 16),
  );

/** In how many bits two hashes differ. */
export const difference = (one: string, other: string): number => {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
};
