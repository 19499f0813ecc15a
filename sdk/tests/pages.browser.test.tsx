import type { Permission } from "@console-shell/contract";
import { afterEach, expect, test } from "vitest";
import { defineSubApp, type PageRow } from "../index.ts";
import { mountForTest, type TestMount } from "../testing/index.ts";

const title = { "en-US": "A page", "zh-CN": "页面" };
const pages: readonly PageRow[] = [
  { path: "/new", title, permission: "finance:client:create", page: () => <h1>New</h1> },
  {
    path: "/clients",
    title,
    permission: "finance:client:read",
    start: true,
    page: () => <h1>Clients</h1>,
  },
  { path: "/clients/:id", permission: "finance:client:read", page: () => <h1>Client</h1> },
  {
    path: "/plans",
    title,
    permission: "finance:plan:read",
    load: async () => () => <h1>Plans</h1>,
  },
];
const subApp = defineSubApp({
  messages: { "en-US": {}, "zh-CN": {} },
  pages,
  App: ({ children }) => <main>{children}</main>,
});

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

/** Opens the address with these permissions, and waits for the heading. */
const opens = async (path: string, heading: string, ...permissions: Permission[]) => {
  await mounted?.unmount();
  mounted = await mountForTest(subApp, {
    name: "finance",
    path,
    role: "sales",
    permissions,
    answers: {},
  });
  await expect.poll(() => document.querySelector("main h1")?.textContent).toBe(heading);
};
const noAccess = "You don’t have access to this page";

test("the sub-app opens with its start page, or the first that the operator may open", async () => {
  await opens("/", "Clients", ...pages.map(({ permission }) => permission));
  await opens("/", "New", "finance:client:create", "finance:plan:read");
  await opens("/", "Plans", "finance:plan:read");
  await opens("/", noAccess);
});

test("a page shows to those who have its permission, and others see which one is missing", async () => {
  await opens("/clients/7", "Client", "finance:client:read");
  await opens("/clients/7", noAccess, "finance:plan:read");
  expect(document.querySelector("main")?.textContent).toContain("finance:client:read");
});

test("an address that no page has is not found", async () => {
  await opens("/nowhere", "Page not found", "finance:client:read");
});
