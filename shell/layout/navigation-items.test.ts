import type { SubAppRegistration } from "@console-shell/contract";
import { expect, test } from "vitest";
import { createReturnAddresses } from "../sub-app/return-addresses.ts";
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

const nowhere = createReturnAddresses([]);

test("shows what may be opened, and of it the pages that may be seen", () => {
  expect(
    navigationItems([finance], new Set(["finance:open", "finance:client:read"]), "zh-CN", nowhere),
  ).toEqual([
    {
      name: "finance",
      to: "/finance",
      link: "/finance",
      title: "财务管理",
      pages: [{ to: "/finance", title: "概览" }],
    },
  ]);
});

test("shows nothing of a sub-app that may not be opened", () => {
  expect(navigationItems([finance], new Set(["finance:client:read"]), "en-US", nowhere)).toEqual(
    [],
  );
});

test("opens a sub-app from elsewhere by the permission it names", () => {
  const foreign = { ...finance, name: "reports", permission: "console:open" as const };
  const opened = (permission: string) =>
    navigationItems([foreign], new Set([permission]), "en-US", nowhere).map(({ name }) => name);
  expect(opened("console:open")).toEqual(["reports"]);
  expect(opened("reports:open")).toEqual([]);
});

test("leads back to where the operator was in a sub-app that is kept alive, and only there", () => {
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
