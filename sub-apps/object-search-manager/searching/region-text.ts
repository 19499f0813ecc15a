import type { Region } from "@console-shell/contract/calls/object-search";

/** Minimum side of a region, as a share of the picture's. */
const least = 0.02;

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The region clipped to the picture, with a minimum size. */
export const within = ({ x, y, width, height }: Region): Region => {
  const left = rounded(between(x, 0, 1 - least));
  const top = rounded(between(y, 0, 1 - least));
  return {
    x: left,
    y: top,
    width: rounded(between(width, least, 1 - left)),
    height: rounded(between(height, least, 1 - top)),
  };
};

/** A region in the address's format. */
export const regionText = ({ x, y, width, height }: Region): string =>
  [x, y, width, height].map(rounded).join(",");

/** The region in an address; null if missing or invalid. */
export const regionOf = (text: string | null): Region | null => {
  const [x, y, width, height, ...more] = (text ?? "").split(",").map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return null;
  if (more.length > 0 || ![x, y, width, height].every((value) => value >= 0 && value <= 1))
    return null;
  return within({ x, y, width, height });
};
