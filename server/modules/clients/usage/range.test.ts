import { describe, expect, it } from "vitest";
import { comparedSpan, isKept, spanOf } from "./range.ts";

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

  it("is compared with the preceding span, or with the same days of a week that it isn't in", () => {
    const shiftOf = (range: "1h" | "7d" | "30d", compare: "previous" | "week") => {
      const span = spanOf({ range }, now);
      const compared = comparedSpan(span, compare);
      expect(compared.to - compared.from).toBe(span.to - span.from);
      return (span.from - compared.from) / day;
    };
    expect(shiftOf("1h", "previous")).toBe(1 / 24);
    expect(shiftOf("1h", "week")).toBe(7);
    expect(shiftOf("7d", "week")).toBe(7);
    expect(shiftOf("30d", "week")).toBe(35);
    expect(isKept(comparedSpan(spanOf({ range: "1h" }, now), "week"), now)).toBe(true);
  });
});
