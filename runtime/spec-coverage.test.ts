import { readdirSync, readFileSync } from "node:fs";
import { testsOf } from "@console-shell/testing/tests-of";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), "utf8");
const numbersIn = (title: string): string[] => title.match(/\bR\d+\.\d+\b/g) ?? [];

const rules = [...read("SPEC.md").matchAll(/^- (R\d+\.\d+) /gm)].map(([, rule]) => rule ?? "");
const tests = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
  .filter((path) => path !== "spec-coverage.test.ts")
  .flatMap((path) => testsOf(path, read(path)));
const proven = new Set(tests.filter(({ runs }) => runs).flatMap(({ title }) => numbersIn(title)));

test("each rule is numbered once", () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules).size).toBe(rules.length);
});

test("each rule has a test with its number that runs", () => {
  expect(rules.filter((rule) => !proven.has(rule))).toEqual([]);
});

test("each test names existing rules", () => {
  const wrong = tests.filter(({ title }) => {
    const named = numbersIn(title);
    return named.length === 0 || named.some((rule) => !rules.includes(rule));
  });
  expect(wrong).toEqual([]);
});

test.each([
  [`test("R1.1 a", () => {})`, true],
  [`test(\n  "R1.1 a",\n  async () => {},\n  60_000,\n)`, true],
  [`test.each([["a", 1]])("R1.1 a", () => {})`, true],
  [`test.each([["a"]])(\n  "R1.1 a",\n  () => {},\n)`, true],
  ['test.each`a\n${1}`("R1.1 a", () => {})', true],
  [`describe("group", () => { test("R1.1 a", () => {}) })`, true],
  [`describe.skip("group", () => {}); test("R1.1 a", () => {})`, true],
  [`test("R1.1 a", { skip: false }, () => {})`, true],
  [`test.skip("R1.1 a", () => {})`, false],
  [`test.skip(\n  "R1.1 a",\n  () => {},\n)`, false],
  [`test.skip.each([["a"]])("R1.1 a", () => {})`, false],
  [`test.each([["a"]]).skip("R1.1 a", () => {})`, false],
  [`test("R1.1 a", { skip: true }, () => {})`, false],
  [`test("R1.1 a", { todo: true }, () => {})`, false],
  [`test.todo("R1.1 a")`, false],
  [`test("R1.1 a")`, false],
  [`it.skip("R1.1 a", () => {})`, false],
  [
    `describe.skip("group", () => { describe("in it", () => { test("R1.1 a", () => {}) }) })`,
    false,
  ],
])("%j: its test is recognized as running: %j", (source, runs) => {
  expect(testsOf("a.test.ts", source)).toEqual([{ title: "R1.1 a", runs }]);
});

test("comments, strings and other calls aren't tests", () => {
  const source = `
    // test("R1.1 a", () => {});
    /*
    test("R1.1 a", () => {});
    */
    const text = 'test("R1.1 a", () => {})';
    rows("R1.1 a", () => {});
    mine.test("R1.1 a", () => {});
  `;
  expect(testsOf("a.test.ts", source)).toEqual([]);
});
