import { describe, expect, it } from "vitest";
import { marksByBucket } from "./chart-marks.tsx";
import { clockTicks, highestOf, labelled, ticksOf } from "./scale.ts";

describe("a chart's axes", () => {
  it("have round values up to the maximum", () => {
    expect(ticksOf(9)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(ticksOf(2100)).toEqual([0, 1000, 2000, 3000]);
    expect(ticksOf(0.04)).toEqual([0, 0.01, 0.02, 0.03, 0.04]);
    expect(ticksOf(0)).toEqual([0, 1]);
  });

  it("have whole values for counts", () => {
    expect(ticksOf(1, { whole: true })).toEqual([0, 1]);
    expect(ticksOf(3, { whole: true })).toEqual([0, 1, 2, 3]);
    expect(ticksOf(9, { whole: true })).toEqual([0, 5, 10]);
    expect(ticksOf(900, { whole: true })).toEqual([0, 250, 500, 750, 1000]);
  });

  it("label each day once, as many as fit", () => {
    const days = ["1", "1", "1", "2", "2", "2", "3", "3", "3", "4"];
    expect(labelled(days, 10)).toEqual([0, 3, 6, 9]);
    expect(labelled(days, 2)).toEqual([0, 6]);
    // The first day is cut too short for its own label.
    expect(labelled(["1", "2", "2", "2", "3", "3", "3"], 3)).toEqual([1, 4]);
    expect(labelled([], 5)).toEqual([]);
  });

  it("label round times of the clock", () => {
    const minute = 60_000;
    const start = new Date(2026, 2, 2, 9, 50).getTime();
    const instants = Array.from({ length: 60 }, (_, index) => start + index * minute);
    expect(clockTicks(instants, 6)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(clockTicks(instants, 2)).toEqual([10, 40]);
    // Days are labelled by their names.
    expect(
      clockTicks(
        [0, 24, 48, 72].map((hours) => hours * 60 * minute),
        6,
      ),
    ).toBe(null);
  });

  it("fit stacked bars and the line that they are compared with", () => {
    const one = { key: "", label: "", tone: "primary" } as const;
    const chart = {
      instants: [0, 1],
      series: [
        { ...one, values: [1, 2] },
        { ...one, values: [3, null] },
        { ...one, values: [7, 0], dashed: true },
      ],
    };
    expect(highestOf("bars", chart)).toBe(7);
    expect(highestOf("bars", { ...chart, series: chart.series.slice(0, 2) })).toBe(4);
    expect(highestOf("line", { ...chart, series: chart.series.slice(0, 2) })).toBe(3);
  });

  it("have marks in the bucket of their time, in order, and none from outside", () => {
    const mark = (at: number) => ({ key: String(at), at, time: "", title: "" });
    const found = marksByBucket([10, 20, 30], [9, 39, 29, 20, 40].map(mark));
    expect([...found].map(([index, marks]) => [index, marks.map(({ at }) => at)])).toEqual([
      [1, [20, 29]],
      [2, [39]],
    ]);
  });
});
