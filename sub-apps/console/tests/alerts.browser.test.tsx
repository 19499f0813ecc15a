import type { ApiOutput } from "@console-shell/contract";
import type { Permission } from "@console-shell/contract/words/permissions";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as consoleApp from "../main.tsx";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const firing: Rule = {
  id: "01900000-0000-7000-8000-000000000002",
  name: "Too many errors",
  metric: "errorRate",
  operation: null,
  comparison: "above",
  threshold: 0.05,
  windowMinutes: 5,
  enabled: true,
  forMinutes: 5,
  recipientRoles: [],
  recipientOperators: [],
  mail: true,
  reminderHours: 4,
  quietHours: null,
  webhookHost: null,
  value: 0.2,
  state: "firing",
  stateSince: 0,
  evaluatedAt: 0,
  silencedUntil: null,
  silenceReason: "",
  silencedBy: null,
  incident: null,
  createdAt: 0,
  updatedAt: 0,
};

test("alert rules are listed, and one is turned off", async () => {
  let rule = firing;
  mounted = await mountForTest(consoleApp, {
    name: "console",
    path: "/alerts",
    permissions: ["console:alert:read", "console:alert:update"],
    answers: {
      "GET /cc-api/alert/list": () => ({ items: [rule], total: 1 }),
      "PATCH /cc-api/alert/:id": ({ body }) =>
        (rule = { ...rule, ...body, state: "off", windowMinutes: rule.windowMinutes }),
    },
  });
  const row = page.getByRole("row", { name: /Too many errors/ });
  await expect.element(row).toMatchTextContent(/Firing/);
  await row.getByRole("switch", { name: "Rule Too many errors is on" }).click();
  await expect.element(row).toMatchTextContent(/Off/);
  expect(mounted.calls.find(({ key }) => key === "PATCH /cc-api/alert/:id")?.input).toEqual({
    params: { id: rule.id },
    body: { enabled: false },
  });
});

test("an alert's page names the clients with too little credit, and leads to the list only those who may open it", async () => {
  const open = async (more: Permission[]) => {
    await mounted?.unmount();
    mounted = await mountForTest(consoleApp, {
      name: "console",
      path: `/alerts/${firing.id}`,
      permissions: ["console:alert:read", ...more],
      answers: {
        "GET /cc-api/alert/:id": {
          ...firing,
          metric: "creditLeft",
          comparison: "below",
          threshold: 0.2,
          recipients: [],
        },
        "GET /cc-api/finance/client/list": {
          items: [
            { id: "c", name: "Northwind", balance: -90, creditLimit: 100 },
            { id: "d", name: "Wealthy", balance: 0, creditLimit: 100 },
          ] as never,
          total: 2,
        },
      },
    });
    await expect.element(page.getByText("Lowest credit left below 20%").first()).toBeVisible();
  };
  await open(["finance:open", "finance:client:read"]);
  await expect
    .element(page.getByRole("link", { name: "Northwind (10%)" }))
    .toHaveAttribute("href", expect.stringContaining("/finance/clients/c"));
  expect(page.getByRole("link", { name: /Wealthy/ }).elements()).toEqual([]);
  const list = page.getByRole("link", { name: "See clients low on credit" });
  await expect.element(list).toHaveAttribute("href", expect.stringContaining("credit=low"));
  await open([]);
  expect(list.elements()).toEqual([]);
});
