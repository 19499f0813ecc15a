import { describe, expect, it } from "vitest";
import { spanBefore, spanOf } from "./range.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 2, 2, 9, 30, 20);

describe("the span of a query", () => {
  it.each([
    ["1h", "usage_minutes", minute, 60],
    ["24h", "usage_hours", hour, 24],
    ["7d", "usage_hours", hour, 168],
    ["30d", "usage_hours", 6 * hour, 120],
  ] as const)("%s is made of %s", (range, table, bucket, points) => {
    const span = spanOf({ range }, now);
    expect(span).toMatchObject({ table, bucket });
    expect((span.to - span.from) / bucket).toBe(points);
    expect(span.to).toBeGreaterThan(now);
    expect(span.to - now).toBeLessThanOrEqual(bucket);
  });

  it("holds this instant also when a bucket begins with it", () => {
    const sharp = Date.UTC(2026, 2, 2, 9);
    expect(spanOf({ range: "24h" }, sharp).to).toBe(sharp + hour);
  });

  it("answers a short span of long ago by the hour, for its minutes are gone", () => {
    expect(spanOf({ from: now - 20 * day, to: now - 20 * day + hour }, now).table).toBe(
      "usage_hours",
    );
  });

  it("holds both ends of what was asked for", () => {
    const [from, to] = [now - 100 * hour, now - 3 * hour];
    const span = spanOf({ from, to }, now);
    expect(span.from).toBeLessThanOrEqual(from);
    expect(span.to).toBeGreaterThanOrEqual(to);
  });

  it("is preceded by one as long", () => {
    const span = spanOf({ range: "7d" }, now);
    const before = spanBefore(span);
    expect(before.to).toBe(span.from);
    expect(before.to - before.from).toBe(span.to - span.from);
  });
});
