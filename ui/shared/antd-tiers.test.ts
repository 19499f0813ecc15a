import * as antd from "antd";
import { expect, test } from "vitest";
import { antdTiers, tierOf } from "./antd-tiers.ts";

const listed = Object.values(antdTiers).flat() as string[];
const offered = Object.keys(antd).filter(
  (name) => !["default", "module.exports", "theme"].includes(name),
);

test("every antd export except themes is in a tier, and nothing else", () => {
  expect(listed.toSorted()).toEqual(offered.toSorted());
});

test("no export is in two tiers", () => {
  expect(listed).toHaveLength(new Set(listed).size);
});

test("a name determines its tier", () => {
  expect(tierOf("Button")).toBe("shell");
  expect(tierOf("Table")).toBe("more");
  expect(tierOf("TableProps")).toBeUndefined();
});
