import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), "utf8");
const number = /\bR\d+\.\d+\b/g;

const rules = [...read("SPEC.md").matchAll(/^- (R\d+\.\d+) /gm)].map(([, rule]) => rule);
const titles = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
  .filter((path) => path !== "spec-coverage.test.ts")
  .flatMap((path) => [
    ...read(path).matchAll(/^\s*(?:test\(|\]\)\(|test\.each.*\)\(|)\s*"(R\d.*?)",/gm),
  ])
  .map(([, title]) => title ?? "");
const named = new Set(titles.flatMap((title) => title.match(number) ?? []));

test("each rule is numbered once", () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules).size).toBe(rules.length);
});

test("each rule has a test that names it", () => {
  expect(rules.filter((rule) => rule === undefined || !named.has(rule))).toEqual([]);
});

test("each test names rules that exist", () => {
  expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
});
