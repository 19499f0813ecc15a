import { expect, test } from "vitest";
import { oneFullStop } from "./one-full-stop.ts";

test.each([
  ["You removed Retail Inc.. It can’t be undone.", "You removed Retail Inc. It can’t be undone."],
  ["Proposed for Retail Inc..", "Proposed for Retail Inc."],
  ["已删除 Retail Inc.。", "已删除 Retail Inc."],
  ["In ../folder, wait... and “Inc.”.", "In ../folder, wait... and “Inc.”."],
])("%s", (text, expected) => {
  expect(oneFullStop(text)).toBe(expected);
});
