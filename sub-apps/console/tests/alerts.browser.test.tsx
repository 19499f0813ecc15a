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

test("an alert is silenced for an hour, eight hours or until the next morning", async () => {
  mounted = await mountForTest(consoleApp, {
    name: "console",
    path: `/alerts/${firing.id}`,
    permissions: ["console:alert:read", "console:alert:acknowledge"],
    answers: {
      "GET /cc-api/alert/:id": { ...firing, recipients: [] },
      "GET /cc-api/alert/:id/causes": { items: [], total: 0 },
      "POST /cc-api/alert/:id/silence": { ...firing, silencedUntil: 1 },
    },
  });
  const silenced = async (choice: string) => {
    await page.getByRole("button", { name: "Silence", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: choice }).click();
    await dialog.getByRole("button", { name: "Silence" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const { input } = mounted!.calls.findLast(({ key }) => key.endsWith("/silence"))!;
    return (input as { body: { until: number } }).body.until;
  };
  const hour = 3_600_000;
  for (const [choice, hours] of [
    ["1 hour", 1],
    ["8 hours", 8],
  ] as const) {
    const before = Date.now();
    const until = await silenced(choice);
    expect(until - before).toBeGreaterThanOrEqual(hours * hour);
    expect(until - Date.now()).toBeLessThanOrEqual(hours * hour);
  }
  const morning = new Date(await silenced("Until tomorrow"));
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  expect(morning.getTime()).toBe(tomorrow.setHours(9, 0, 0, 0));
});

type Causes = ApiOutput<"GET /cc-api/alert/:id/causes">;

test("an alert's page names what causes it, and leads to the list only those who may open it", async () => {
  const open = async (rule: Partial<Rule>, items: Causes["items"], more: Permission[]) => {
    await mounted?.unmount();
    mounted = await mountForTest(consoleApp, {
      name: "console",
      path: `/alerts/${firing.id}`,
      permissions: ["console:alert:read", ...more],
      answers: {
        "GET /cc-api/alert/:id": { ...firing, ...rule, recipients: [] },
        "GET /cc-api/alert/:id/causes": { items, total: items.length },
      },
    });
    await expect.element(page.getByRole("heading", { name: "Too many errors" })).toBeVisible();
  };
  const link = (name: string) => page.getByRole("link", { name });
  const leadsTo = (name: string, path: string) =>
    expect.element(link(name)).toHaveAttribute("href", expect.stringContaining(path));

  const credit = { metric: "creditLeft", comparison: "below", threshold: 0.2 } as const;
  const client = { kind: "client", id: "c", name: "Northwind", left: 0.1 } as const;
  await open(credit, [client], ["finance:open", "finance:client:read"]);
  await leadsTo("Northwind", "/finance/clients/c");
  await expect.element(page.getByText("10%", { exact: true })).toBeVisible();
  await leadsTo("See clients low on credit", "credit=low");
  await open(credit, [client], []);
  expect(link("See clients low on credit").elements()).toEqual([]);

  const webhook = { kind: "webhook", host: "orders.example.com", error: null } as const;
  await open(
    { metric: "failingWebhooks" },
    [{ ...webhook, id: "w", clientApp: { id: "a", name: "Shop" }, status: 503 }],
    ["console-application:open", "console-application:application:read"],
  );
  await leadsTo("orders.example.com", "/console-application/applications/a/webhooks/w");
  await expect.element(page.getByText("Shop · HTTP 503")).toBeVisible();

  const title = { "en-US": "Parking", "zh-CN": "停车" };
  await open(
    { metric: "failingSubApps" },
    [{ kind: "sub-app", name: "parking", title, mounts: 9, failures: 3 }],
    ["management:open", "management:sub-app:read"],
  );
  await leadsTo("Parking", "/management/sub-apps/parking");
  await expect.element(page.getByText("3 of 12 failed")).toBeVisible();
  await leadsTo("See failing sub-apps", "/management/sub-apps?health=failing");

  const slower = { vital: "inp", before: 110, after: 240, change: 1.18 } as const;
  await open(
    { metric: "slowerReleases" },
    [{ kind: "release", app: "parking", title, version: "1.1.0", ...slower }],
    ["console:open", "console:usage:read"],
  );
  await leadsTo("Parking 1.1.0", "/performance?search=parking");
  await expect.element(page.getByText("INP 110 ms → 240 ms (+118%)")).toBeVisible();
  await leadsTo("See the performance of releases", "/console/performance");
});
