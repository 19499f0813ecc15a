import type { SubAppRegistration } from "@console-shell/contract";
import { expect, test } from "vitest";
import { navigationItems } from "./navigation-items.ts";

const finance: SubAppRegistration = {
  name: "finance",
  entry: "/finance/index.html",
  credentials: "same-origin",
  title: { "en-US": "Finance", "zh-CN": "财务管理" },
  pages: [
    {
      path: "/",
      title: { "en-US": "Overview", "zh-CN": "概览" },
      permission: "finance:client:read",
    },
    {
      path: "/ledger",
      title: { "en-US": "Ledger", "zh-CN": "账本" },
      permission: "finance:ledger:read",
    },
  ],
};

test("shows what may be opened, and of it the pages that may be seen", () => {
  expect(
    navigationItems([finance], new Set(["finance:open", "finance:client:read"]), "zh-CN"),
  ).toEqual([
    {
      name: "finance",
      to: "/finance",
      title: "财务管理",
      pages: [{ to: "/finance", title: "概览" }],
    },
  ]);
});

test("shows nothing of a sub-app that may not be opened", () => {
  expect(navigationItems([finance], new Set(["finance:client:read"]), "en-US")).toEqual([]);
});

test("opens a sub-app from elsewhere by the permission it names", () => {
  const foreign = { ...finance, name: "reports", permission: "console:open" as const };
  const opened = (permission: string) =>
    navigationItems([foreign], new Set([permission]), "en-US").map(({ name }) => name);
  expect(opened("console:open")).toEqual(["reports"]);
  expect(opened("reports:open")).toEqual([]);
});
