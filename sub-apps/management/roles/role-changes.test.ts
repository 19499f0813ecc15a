import { defaultGrants, permissions } from "@console-shell/contract/words/permissions";
import { expect, test } from "vitest";
import {
  changesOf,
  type Drafted,
  isToHave,
  type RoleRow,
  toggled,
  withoutEffect,
} from "./role-changes.ts";

const sales: RoleRow = { role: "sales", permissions: [...defaultGrants.sales], operators: 2 };
const operation: RoleRow = {
  role: "operation",
  permissions: [...defaultGrants.operation],
  operators: 1,
};
const rows = [operation, sales];
const none: Drafted = new Map();

test("a toggled permission is granted or removed, and toggling twice changes nothing", () => {
  let drafted = toggled(none, sales, "console:open");
  drafted = toggled(drafted, sales, "finance:invoice:read");
  drafted = toggled(drafted, operation, "console:alert:read");
  expect(isToHave(drafted, sales, "console:open")).toBe(true);
  expect(isToHave(drafted, operation, "console:open")).toBe(true);
  expect(changesOf(drafted, rows)).toEqual([
    { role: "operation", give: [], take: ["console:alert:read"] },
    { role: "sales", give: ["console:open"], take: ["finance:invoice:read"] },
  ]);
  drafted = toggled(drafted, operation, "console:alert:read");
  expect(changesOf(drafted, rows).map(({ role }) => role)).toEqual(["sales"]);
});

test("changes follow the table's order", () => {
  const drafted = permissions
    .toReversed()
    .reduce<Drafted>(
      (before, code) => (sales.permissions.includes(code) ? before : toggled(before, sales, code)),
      none,
    );
  expect(changesOf(drafted, rows)[0]?.give).toEqual(
    permissions.filter((code) => !sales.permissions.includes(code)),
  );
});

test("a permission of a sub-app that can't be opened has no effect", () => {
  expect(withoutEffect(none, sales)).toEqual([]);
  expect(withoutEffect(toggled(none, sales, "console:usage:read"), sales)).toEqual([
    "console:usage:read",
  ]);
  expect(withoutEffect(toggled(none, sales, "finance:open"), sales)).toEqual(
    sales.permissions.filter((code) => code.startsWith("finance:") && code !== "finance:open"),
  );
});
