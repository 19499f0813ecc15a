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

/** What borders and plain areas make: in a library of such pictures nearly all have these bytes in common. */
const saysNothing = (part: number) => part % 256 === 0x00 || part % 256 === 0xff;

/** By which of its bytes others are looked for that are like a hash: those that say something, where there are any. */
export const tellingPartsOf = (hash: string): number[] => {
  const parts = partsOf(hash);
  const telling = parts.filter((part) => !saysNothing(part));
  return telling.length > 0 ? telling : parts;
};

/** In how many bits two hashes differ. */
export const difference = (one: string, other: string): number => {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
};
