import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "../build/targets.ts";
import { readOptions } from "./options.ts";
import { subAppFolders } from "./sub-app-folders.ts";

test("a sub-app is found in this repository unless an argument names another folder", () => {
  const folders = subAppFolders(["finance=../elsewhere"]);
  expect(folders.finance).toBe(resolve("../elsewhere"));
  expect(folders.management).toBe(join(root, "sub-apps", "management"));
});

test.each(["finance", "finance=", "payroll=../payroll"])("rejects %s", (argument) => {
  expect(() => subAppFolders([argument])).toThrow(`Not "<sub-app>=<folder>": ${argument}.`);
});

test("the port is an option, or PORT", () => {
  const variables = { PORT: "9000" };
  expect(readOptions([], {}).port).toBe(8000);
  expect(readOptions([], variables).port).toBe(9000);
  const { port, folders } = readOptions(["--port", "9100", "finance=../elsewhere"], variables);
  expect([port, folders.finance]).toEqual([9100, resolve("../elsewhere")]);
  for (const [args, message] of [
    [["--port", "x"], "Not a port: x"],
    [["--prot", "1"], "Unknown option '--prot'"],
  ] as const)
    expect(() => readOptions(args, {})).toThrow(message);
});
