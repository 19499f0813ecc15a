import { expect, test } from "vitest";
import { slowerText, vitalChange, vitalMark } from "./vitals.ts";

test("a value is good up to the first bound, and poor above the second", () => {
  const marks = [2_500, 2_501, 4_000, 4_001].map((value) => vitalMark("lcp", value));
  expect(marks).toEqual(["good", "fair", "fair", "poor"]);
  expect([0.1, 0.25, 0.26].map((value) => vitalMark("cls", value))).toEqual([
    "good",
    "fair",
    "poor",
  ]);
});

test("a change is a share of the value before, if anybody notices it", () => {
  expect(vitalChange("lcp", 2_000, 3_000)).toBe(0.5);
  expect(vitalChange("lcp", 3_000, 1_500)).toBe(-0.5);
  expect(vitalChange("lcp", 300, 499)).toBe(0);
  // Not a million times worse.
  expect(vitalChange("cls", 0, 0.1)).toBeCloseTo(5);
});

test("how a vital got worse is said in its unit", () => {
  expect(slowerText({ vital: "lcp", before: 850, after: 1_712 }, "en-US")).toBe(
    "LCP 850 ms → 1.71 s",
  );
  expect(slowerText({ vital: "mount", before: 850, after: 1_712 }, "zh-CN")).toBe(
    "加载时间 850 毫秒 → 1.71 秒",
  );
  expect(slowerText({ vital: "cls", before: 0, after: 0.123 }, "en-US")).toBe("CLS 0 → 0.12");
});
