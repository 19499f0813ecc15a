import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFolders } from "./compress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-compress-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = "export const word = 'word';\n".repeat(100);

test("browser files are compressed once, unless that gains nothing", async () => {
  writeFileSync(join(folder, "assets/index-12345678.js"), script);
  writeFileSync(join(folder, "assets/small-12345678.js"), "export {}");
  writeFileSync(join(folder, "assets/picture.png"), Buffer.alloc(2048));
  writeFileSync(join(folder, "manifest.json"), JSON.stringify({ script }));

  expect(await compressFolders([folder])).toBe(1);
  const compressed = readFileSync(join(folder, "assets/index-12345678.js.br"));
  expect(brotliDecompressSync(compressed).toString()).toBe(script);
  expect(readdirSync(join(folder, "assets")).filter((name) => name.includes(".br"))).toEqual([
    "index-12345678.js.br",
  ]);

  expect(await compressFolders([folder])).toBe(0);
  writeFileSync(join(folder, "index.html"), script);
  expect(await compressFolders([folder])).toBe(1);
});
