import { expect, test } from "vitest";
import { everyRow } from "./every-row.ts";

test("rows added at the end in the meantime are included", async () => {
  const stored = Array.from({ length: 1000 }, (_unused, at) => at + 1);
  const read: number[] = [];
  const batches = everyRow(
    (row: number) => row,
    async (after = 0, limit) => stored.filter((row) => row > after).slice(0, limit),
  );
  for await (const rows of batches) {
    read.push(...rows);
    if (stored.length === 1000) stored.push(1001);
  }
  expect(read).toEqual(stored);
  expect(read).toHaveLength(1001);
});

test.each([0, 1, 999, 1000, 1001, 2000, 2500])("reads each of %i rows once", async (count) => {
  const stored = Array.from({ length: count }, (_unused, at) => at + 1);
  const read: number[] = [];
  const batches = everyRow(
    (row: number) => row,
    async (after = 0, limit) => stored.filter((row) => row > after).slice(0, limit),
  );
  for await (const rows of batches) read.push(...rows);
  expect(read).toEqual(stored);
});
