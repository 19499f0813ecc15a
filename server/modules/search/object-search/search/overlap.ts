import type { Box } from "#platform/vision/engine.ts";

export const wholeImage: Box = { x: 0, y: 0, width: 1, height: 1 };

const common = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

/** Intersection over union of two regions, 0 to 1. */
export const overlap = (one: Box, other: Box): number => {
  const both =
    common(one.x, one.width, other.x, other.width) *
    common(one.y, one.height, other.y, other.height);
  const all = one.width * one.height + other.width * other.height - both;
  return all > 0 ? both / all : 0;
};
