import * as fc from "fast-check";
import { expect, test } from "vitest";
import { regionOf } from "./crop-face.ts";

const part = fc.double({ min: -0.2, max: 1.2, noNaN: true });
const size = fc.integer({ min: 1, max: 8_000 });

test("any face box gives a region inside the picture of at least a pixel", () => {
  fc.assert(
    fc.property(part, part, part, part, size, size, (x, y, w, h, width, height) => {
      const box = { x, y, width: Math.abs(w), height: Math.abs(h) };
      const region = regionOf(box, { width, height });
      expect(Object.values(region).every(Number.isInteger)).toBe(true);
      expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(region.width, region.height)).toBeGreaterThanOrEqual(1);
      expect(region.left + region.width).toBeLessThanOrEqual(width);
      expect(region.top + region.height).toBeLessThanOrEqual(height);
    }),
  );
});

test("a centered face has a margin of half its size on each side", () => {
  const box = { x: 0.375, y: 0.375, width: 0.25, height: 0.25 };
  expect(regionOf(box, { width: 800, height: 400 })).toEqual({
    left: 200,
    top: 100,
    width: 400,
    height: 200,
  });
});
