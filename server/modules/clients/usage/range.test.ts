import { describe, expect, it } from "vitest";
import { spanBefore, spanOf } from "./range.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 2, 2, 9, 30, 20);

describe("the span of a query", () => {
  it.each([
    ["1h", "usageMinutes", minute, 60],
    ["24h", "usageHours", hour, 24],
    ["7d", "usageHours", hour, 168],
    ["30d", "usageHours", 6 * hour, 120],
  ] as const)("%s consists of %s", (range, table, bucket, points) => {
    const span = spanOf({ range }, now);
    expect(span).toMatchObject({ table, bucket });
    expect((span.to - span.from) / bucket).toBe(points);
    expect(span.to).toBeGreaterThan(now);
    expect(span.to - now).toBeLessThanOrEqual(bucket);
  });

  it("includes the current instant, even at the start of a bucket", () => {
    const sharp = Date.UTC(2026, 2, 2, 9);
    expect(spanOf({ range: "24h" }, sharp).to).toBe(sharp + hour);
  });

  it("falls back to hours for a short span long ago, whose minutes are gone", () => {
    expect(spanOf({ from: now - 20 * day, to: now - 20 * day + hour }, now).table).toBe(
      "usageHours",
    );
  });

  it("includes both requested ends", () => {
    const [from, to] = [now - 100 * hour, now - 3 * hour];
    const span = spanOf({ from, to }, now);
    expect(span.from).toBeLessThanOrEqual(from);
    expect(span.to).toBeGreaterThanOrEqual(to);
  });

  it("is compared with the preceding span of the same length", () => {
    const span = spanOf({ range: "7d" }, now);
    const before = spanBefore(span);
    expect(before.to).toBe(span.from);
    expect(before.to - before.from).toBe(span.to - span.from);
  });
});
