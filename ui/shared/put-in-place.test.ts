import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nextFolder, putInPlace } from "./put-in-place.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    const path = join(nextFolder(folder), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};
const built = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ".files")
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
const release = (number: number) => ({
  "index.html": `page ${number}`,
  [`assets/main-0000000${number}.js`]: `script ${number}`,
  "assets/same-abcdefgh.js": "same",
});

test("a new build keeps the assets of the previous one, but no older ones", () => {
  build({ ...release(1), "prerendered/old.json": "{}" });
  putInPlace(folder);
  build(release(2));
  putInPlace(folder);
  const assets = ["assets/main-00000001.js", "assets/main-00000002.js", "assets/same-abcdefgh.js"];
  expect(built()).toEqual([...assets, "index.html"]);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("page 2");
  build(release(3));
  putInPlace(folder);
  expect(built()).toEqual([
    "assets/main-00000002.js",
    "assets/main-00000003.js",
    "assets/same-abcdefgh.js",
    "index.html",
  ]);
});

test("the last build stays unchanged until all assets of the new one are in place", () => {
  build(release(1));
  putInPlace(folder);
  build({ ...release(2), ".fingerprint": "2", "manifest.json": "2" });
  // A directory of the same name blocks the page.
  rmSync(join(folder, "index.html"));
  mkdirSync(join(folder, "index.html", "held"), { recursive: true });
  expect(() => putInPlace(folder)).toThrow(/index\.html/);
  expect(built()).toContain("assets/main-00000002.js");
  expect(built()).not.toContain(".fingerprint");
  expect(built()).toContain("assets/main-00000001.js");
});
