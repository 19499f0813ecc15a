import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const inPieces = async function* (text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};
const batchesOf = async (text: string, size: number) => {
  const batches: string[][] = [];
  for await (const lines of linesOf(inPieces(text, size))) batches.push(lines);
  return batches;
};
const read = async (text: string, size = 3) => (await batchesOf(text, size)).flat();

test("only a line feed ends a line, wherever the bytes are split", async () => {
  const lines = ["\u2028\u2029\u0085\r\v\f", "\ufeff控制台🎛", "", "end"];
  for (const size of [1, 2, 3, 100])
    expect(await read(`${lines.join("\n")}\n`, size)).toEqual(lines);
});

test("a last line without a line feed counts", async () => {
  expect(await read("one\ntwo")).toEqual(["one", "two"]);
  expect(await read("")).toEqual([]);
});

test("many lines come in batches", async () => {
  const lines = Array.from({ length: 2500 }, (_, at) => `line ${at}`);
  const batches = await batchesOf(lines.join("\n"), 1000);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flat()).toEqual(lines);
});
