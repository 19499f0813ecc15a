import { describe, expect, it } from "vitest";
import { type LatencyColumn, latencyColumns } from "./tables/usage.ts";
import { latencyColumnOf, percentile } from "./latency.ts";

const histogram = (counts: Partial<Record<LatencyColumn, number>>) =>
  ({
    ...Object.fromEntries(latencyColumns.map((column) => [column, 0])),
    ...counts,
  }) as Record<LatencyColumn, number>;

describe("the latency histogram", () => {
  it("puts a latency into the first bucket that holds it", () => {
    expect(latencyColumnOf(0)).toBe("upTo1");
    expect(latencyColumnOf(1)).toBe("upTo1");
    expect(latencyColumnOf(1.2)).toBe("upTo2");
    expect(latencyColumnOf(8000)).toBe("upTo8000");
    expect(latencyColumnOf(8001)).toBe("beyond");
  });

  it("has no percentile without calls", () => {
    expect(percentile(histogram({}), 0.5)).toBeNull();
  });

  it("interpolates within a bucket", () => {
    expect(percentile(histogram({ upTo200: 100 }), 0.5)).toBe(160);
    expect(percentile(histogram({ upTo5: 95, upTo500: 5 }), 0.95)).toBe(5);
    expect(percentile(histogram({ upTo5: 90, upTo500: 10 }), 0.95)).toBe(400);
  });

  it("counts latencies beyond the last bound as that bound", () => {
    expect(percentile(histogram({ beyond: 3 }), 0.5)).toBe(8000);
  });
});
