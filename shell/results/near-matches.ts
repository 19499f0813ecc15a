/** Levenshtein distance of two words. */
const editDistance = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column++)
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    above = current;
  }
  return above[to.length] ?? 0;
};

/** Up to three known addresses closest to the requested one, best first. */
export const nearMatches = (pathname: string, known: readonly string[]): string[] => {
  const wanted = pathname.toLowerCase().replace(/\/+$/, "");
  return known
    .map((address) => {
      const inside =
        wanted.length > 2 && (address.includes(wanted) || wanted.startsWith(`${address}/`));
      const distance = inside ? 0 : editDistance(wanted, address.toLowerCase());
      return { address, distance, near: distance <= Math.max(2, address.length * 0.4) };
    })
    .filter(({ near, address }) => near && address !== "/")
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ address }) => address);
};
