import type { SubAppRegistration } from "@console-shell/contract";
import { expect, test } from "vitest";
import { createReturnAddresses } from "../sub-app/return-addresses.ts";
import { firstApps } from "./first-apps.ts";
import { navigationItems } from "./navigation-items.ts";

const finance: SubAppRegistration = {
  name: "finance",
  entry: "/finance/index.html",
  credentials: "same-origin",
  title: { "en-US": "Finance", "zh-CN": "财务管理" },
  summary: { "en-US": "Accounts and invoices.", "zh-CN": "账户与账单。" },
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

const nowhere = createReturnAddresses([]);

test("shows accessible sub-apps and their visible pages", () => {
  expect(
    navigationItems([finance], new Set(["finance:open", "finance:client:read"]), "zh-CN", nowhere),
  ).toEqual([
    {
      name: "finance",
      to: "/finance",
      link: "/finance",
      title: "财务管理",
      summary: "账户与账单。",
      group: "more",
      pages: [{ to: "/finance", title: "概览" }],
    },
  ]);
});

test("hides inaccessible sub-apps", () => {
  expect(navigationItems([finance], new Set(["finance:client:read"]), "en-US", nowhere)).toEqual(
    [],
  );
});

test("opens a foreign sub-app by its declared permission", () => {
  const foreign = { ...finance, name: "reports", permission: "console:open" as const };
  const opened = (permission: string) =>
    navigationItems([foreign], new Set([permission]), "en-US", nowhere).map(({ name }) => name);
  expect(opened("console:open")).toEqual(["reports"]);
  expect(opened("reports:open")).toEqual([]);
});

test("links to the last visited page only for kept-alive sub-apps", () => {
  const kept = { ...finance, keepAlive: true };
  const console = { ...finance, name: "console" };
  const returns = createReturnAddresses([kept, console]);
  returns.note("finance", "/finance/ledger?page=2");
  returns.note("console", "/console/alerts");
  const links = () =>
    navigationItems(
      [kept, console],
      new Set(["finance:open", "console:open"]),
      "en-US",
      returns,
    ).map(({ link }) => link);
  expect(links()).toEqual(["/finance/ledger?page=2", "/console"]);
  returns.clear();
  expect(links()).toEqual(["/finance", "/console"]);
});

test("of too many, the preferred ones and the first others are listed, in their order", () => {
  const apps = ["a", "b", "c", "d", "e"].map((name) => ({ name }));
  const names = (preferred: string[], most: number) =>
    firstApps(apps, preferred, most).map(({ name }) => name);
  expect(names(["e"], 5)).toEqual(["a", "b", "c", "d", "e"]);
  expect(names(["e", "gone"], 3)).toEqual(["a", "b", "e"]);
});
