import { expect, test } from "vitest";
import { englishOf } from "./english-of.ts";
import { find, read } from "./find-parts.ts";
import { overusedWords } from "./overused-words.ts";

const faultsIn = (path: string, content: string): string[] =>
  englishOf(path, content).flatMap(({ line, text }) => {
    const words = overusedWords(text);
    return words.length > 0 ? [`${path}:${line} ${words.join(", ")}`] : [];
  });

test("documents, comments, server texts and test titles avoid overused words", () => {
  const faults = find("**/*.{md,ts,tsx}").flatMap((path) => {
    const content = read(path);
    // Parsing is slow, so only files with the words somewhere are parsed.
    const isSuspect = overusedWords(content.replaceAll(/[\s*/]+/g, " ")).length > 0;
    return isSuspect ? faultsIn(path, content) : [];
  });
  expect(faults).toEqual([]);
});

test.each([
  ["a.md", "# Title\n\nIt stands\nalone.", ["a.md:3 stands, alone"]],
  ["a.md", "- one\n- anew\n\n| a | beside |", ["a.md:2 anew", "a.md:4 beside"]],
  ["a.md", "`beside` is code\n\n```\nanew\n```\n\nmeanwhile", ["a.md:7 meanwhile"]],
  ["a.ts", "const a = 1;\n// So\n// that it\n// works.", ["a.ts:2 so that it"]],
  ["a.ts", "/**\n * What\n * it is.\n */\nconst beside = `anew`;", ["a.ts:1 what it is"]],
  ["a.ts", `const a = { summary: "Anew", title: "Anew" };`, ["a.ts:1 anew"]],
  ["a.ts", `const a = {\n  "en-US": "Anew " + name,\n  "zh-CN": "重新" };`, ["a.ts:2 anew"]],
  ["a.ts", `z.string().describe("Beside");`, ["a.ts:1 beside"]],
  ["a.ts", "throw new TypeError(`${name} is no text`);", ["a.ts:1 is no"]],
  ["a.ts", `log.warn({ err: error }, "Started anew");`, ["a.ts:1 anew"]],
  ["a.test.ts", `test.skip("starts anew", act);\nact("anew");`, ["a.test.ts:1 anew"]],
  ["a.test.ts", `test.each([["anew"]])("%s beside", act);`, ["a.test.ts:1 beside"]],
])("in %s, %j has %j", (path, content, faults) => {
  expect(faultsIn(path, content)).toEqual(faults);
});
