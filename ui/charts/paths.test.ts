import { describe, expect, it } from "vitest";
import { areaPath, barPath, linePath, lonePlaces } from "./paths.ts";

describe("a chart's paths", () => {
  it("break at missing values", () => {
    expect(linePath([[0, 1], [1, 2], null, [3, 4], [4, 5]])).toBe(
      "M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0",
    );
  });

  it("show a single value as a dot", () => {
    expect(linePath([null, [1, 2], null])).toBe("M1.0 2.0h0.01");
    expect(lonePlaces([null, [1, 2], null, [3, 4], [4, 5]])).toEqual([[1, 2]]);
  });

  it("close each area at the base line", () => {
    expect(areaPath([[0, 1], [1, 2], null], 9)).toBe("M0.0 1.0L1.0 2.0V9H0.0Z");
    expect(areaPath([null], 9)).toBe("");
  });

  it("draw all bars at once", () => {
    const bar = { y: 2, width: 3.25, height: 4 };
    expect(
      barPath([
        { ...bar, x: 1 },
        { ...bar, x: 6 },
      ]),
    ).toBe("M1.0 2.0h3.3v4.0h-3.3ZM6.0 2.0h3.3v4.0h-3.3Z");
  });
});
