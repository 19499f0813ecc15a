import { expect, test } from "vitest";
import { titlesOf } from "./titles-of.ts";

test("the titles of tests and of their groups, as they stand in the source", () => {
  const source = `
    describe("a group", () => {
      test("one of it", async (): Promise<void> => {});
      it.each([["x"]] as const)("%s of many", () => {});
    });
    for (const what of ["a"]) test(\`\${what} in turns\`, () => {});
    test.describe("of a browser", () => {
      test.setTimeout(5);
      test.step("a step", () => {});
    });
    test.skipIf(process.platform === "win32")("where it can be", () => {});
    other("no test", () => {});
    const text = "a text";`;
  expect([...titlesOf("a.test.ts", source)]).toEqual([
    "a group",
    "one of it",
    "%s of many",
    "${what} in turns",
    "of a browser",
    "where it can be",
  ]);
});

test("what is skipped is none, nor what is in it", () => {
  const source = `
    test.skip("one", () => {});
    test.todo("two");
    describe.skip("three", () => { test("four", () => {}); });
    test.fixme("five", () => {});
    test.each([1]).skip("six", () => {});`;
  expect([...titlesOf("a.test.ts", source)]).toEqual([]);
});
