import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "../build/targets.ts";
import { subAppFolders } from "./sub-app-folders.ts";

test("a sub-app is found in this repository unless an argument names another folder", () => {
  const folders = subAppFolders(["finance=../elsewhere"]);
  expect(folders.finance).toBe(resolve("../elsewhere"));
  expect(folders.management).toBe(join(root, "sub-apps", "management"));
});

test.each(["finance", "finance=", "payroll=../payroll"])("rejects %s", (argument) => {
  expect(() => subAppFolders([argument])).toThrow(`Not "<sub-app>=<folder>": ${argument}.`);
});
