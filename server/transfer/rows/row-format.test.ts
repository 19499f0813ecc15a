import { expect, test } from "vitest";
import { decodeRow, encodeRow } from "./row-format.ts";
import type { Table } from "./schema.ts";

const columns = [
  { name: "id", kind: "text" as const },
  { name: "count", kind: "whole" as const },
  { name: "ratio", kind: "fraction" as const },
  { name: "active", kind: "boolean" as const },
  { name: "labels", kind: "json" as const },
  { name: "vector", kind: "bytes" as const },
];
const table: Table = { name: "samples", columns, key: columns.slice(0, 1) };

const row = {
  id: "a",
  count: "5",
  ratio: 0.1,
  active: true,
  labels: ["x"],
  vector: Buffer.of(0, 255),
};

test("a row is written as a line and read back, whatever the order of its columns", () => {
  const line = '{"id":"a","count":"5","ratio":0.1,"active":true,"labels":["x"],"vector":"AP8="}';
  expect(encodeRow(table, row)).toBe(line);
  expect(encodeRow(table, Object.fromEntries(Object.entries(row).toReversed()))).toBe(line);
  expect(decodeRow(table, line)).toEqual({ ...row, count: 5n });
});

test("the smallest and largest values, and null, are preserved", () => {
  for (const [column, value] of [
    ["count", "9223372036854775807"],
    ["count", "-9223372036854775808"],
    ["ratio", 5e-324],
    ["ratio", Number.MAX_VALUE],
    ["count", null],
    ["labels", null],
  ] as const) {
    const back = decodeRow(table, encodeRow(table, { ...row, [column]: value }))[column];
    expect(typeof back === "bigint" ? back.toString() : back).toBe(value);
  }
});

test.each([
  ["id", 5],
  ["id", new Uint8Array([1])],
  ["count", "1.5"],
  ["count", "many"],
  ["ratio", Number.NaN],
  ["active", 1],
  ["labels", "x"],
  ["labels", new Uint8Array([1])],
  ["vector", "AP8="],
])("an invalid value in %s is rejected by name: %j", (column, value) => {
  expect(() => encodeRow(table, { ...row, [column]: value })).toThrow(
    `A row of samples has something in ${column} that is not`,
  );
});

test("a missing column is rejected", () => {
  expect(() => decodeRow(table, '{"id":"a"}')).toThrow("A row of samples has something in count");
});
