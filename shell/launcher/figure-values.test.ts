import { describe, expect, test } from "vitest";
import { readTrend, readValue } from "./figure-values.ts";

const points = [
  { calls: 3, images: null, faces: 1, objects: 2 },
  { calls: 4, images: 10, faces: 5, objects: 0 },
  { calls: 0, images: 25, faces: 0, objects: 0 },
];
const answer = { total: 7, done: 3, points, rows: [{ total: 1250, currency: "EUR" }], none: [] };

describe("a figure's value", () => {
  test("is a field, or a sum of fields and of lists", () => {
    expect(readValue(answer, { fields: ["total"] })).toMatchObject({ number: 7, as: "number" });
    expect(readValue(answer, { fields: ["total", "done"] })?.number).toBe(10);
    expect(readValue(answer, { fields: ["points.calls"] })?.number).toBe(7);
    expect(readValue(answer, { fields: ["points.faces", "points.objects"] })?.number).toBe(8);
  });

  test("can be a list's last known number, or how much it changed", () => {
    expect(readValue(answer, { fields: ["points.images"], of: "last" })?.number).toBe(25);
    expect(readValue(answer, { fields: ["points.images"], of: "change" })?.number).toBe(15);
  });

  test("can be an amount in the currency of its row; none of no row", () => {
    const value = { fields: ["rows.0.total"], currency: "rows.0.currency" };
    expect(readValue(answer, value)).toEqual({ number: 1250, as: "amount", currency: "EUR" });
    expect(readValue({ rows: [] }, value)).toMatchObject({ number: 0, as: "number" });
    expect(readValue([{ total: 1 }], { fields: ["0.total"] })?.number).toBe(1);
  });

  test("can be a share; of nothing there is none", () => {
    expect(readValue(answer, { fields: ["done"], whole: ["done", "total"] })).toMatchObject({
      number: 0.3,
      as: "share",
    });
    expect(readValue({ done: 0, total: 0 }, { fields: ["done"], whole: ["total"] })).toBe(
      undefined,
    );
  });

  test.each([
    [undefined, "total"],
    [null, "total"],
    ["<html>", "total"],
    [{ total: "7" }, "total"],
    [{ total: {} }, "total"],
    [{}, "constructor"],
    [{ points: [null] }, "points.calls"],
  ])("isn't in %j as %s", (broken, field) => {
    expect(() => readValue(broken, { fields: [field] })).toThrow(TypeError);
  });
});

test("a chart has a list's points, added up over fields, or single numbers one after the other", () => {
  expect(readTrend(answer, { fields: ["points.images"] })).toEqual([null, 10, 25]);
  expect(readTrend(answer, { fields: ["points.faces", "points.objects"] })).toEqual([3, 5, 0]);
  expect(readTrend(answer, { fields: ["total", "done"], kind: "bars" })).toEqual([7, 3]);
  expect(readTrend(answer, { fields: ["none"] })).toEqual([]);
});

test("of many points, neighbors share a bar", () => {
  const many = { points: Array.from({ length: 120 }, () => ({ n: 2 })) };
  const bars = readTrend(many, { fields: ["points.n"], kind: "bars" });
  expect(bars).toHaveLength(30);
  expect(new Set(bars)).toEqual(new Set([8]));
  expect(readTrend(many, { fields: ["points.n"] })).toHaveLength(120);
});
