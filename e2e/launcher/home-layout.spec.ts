import type { RequestListener } from "node:http";
import type { ApiOutput } from "@console-shell/contract";
import { buildOf, teamAt } from "@console-shell/testing/sub-app-team";
import { testClient } from "@console-shell/testing/test-client";
import type { Page } from "@playwright/test";
import { serveFixture } from "../support/fixture-server.ts";
import { demoPassword, expect, test as base } from "../support/test.ts";

/** The team's own server. */
const answerUsage: RequestListener = ({ url = "/" }, response) => {
  response.statusCode = url.startsWith("/broken") ? 500 : 200;
  response
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ taken: 60, free: 40, blocked: 3 }));
};

const test = base.extend<{ backend: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  backend: async ({}, provide) => {
    const { origin, close } = await serveFixture(answerUsage);
    await provide(origin);
    await close();
  },
});
test.use({ ownServer: "a team's figures are on Home" });

const title = (text: string) => ({ "en-US": text, "zh-CN": text });
const release = buildOf("garage", "1.0.0", {
  title: title("Garage"),
  group: "search",
  permissions: [{ code: "garage:lot:read", label: title("See lots") }],
  figures: [
    {
      id: "taken",
      title: title("Lots taken"),
      permission: "garage:lot:read",
      call: "GET /usage",
      value: { fields: ["taken"], whole: ["taken", "free"] },
      facts: [{ title: title("Blocked"), value: { fields: ["blocked"] } }],
      path: "/lots",
      roles: ["clientManager"],
    },
    {
      id: "broken",
      title: title("Gates"),
      permission: "garage:open",
      call: "GET /broken",
      value: { fields: ["total"] },
    },
  ],
});

const tiles = (page: Page) => page.getByRole("region", { name: "Key figures" }).getByRole("term");
const figure = (page: Page, name: string) =>
  page.getByRole("region", { name: "Key figures" }).locator("div", { hasText: name }).last();

test("a team's figure is on Home for who may see it, and tiles stay where they were moved", async ({
  page,
  backend,
  consoleUrl,
  signInAsNew,
}) => {
  const answer = await testClient(consoleUrl).request("POST", "/auth/session/login", {
    body: { account: "root", password: demoPassword },
  });
  const { id: ownerId } = answer.body as ApiOutput<"POST /auth/session/login">;
  const [cookie = ""] = answer.cookies[0]!.split(";");
  const root = testClient(consoleUrl, cookie);
  const expiresAt = Date.now() + 3_600_000;
  const team = await teamAt({ ...root, cookie, ownerId, expiresAt }, "garage");
  expect((await team.publish(release)).status).toBe(201);
  expect((await team.promote("stable", "1.0.0")).status).toBe(200);
  await root.call("PATCH /mc-api/sub-app/:name", { params: { name: "garage" }, body: { backend } });
  await root.call("POST /mc-api/role/change", {
    body: {
      changes: [
        { role: "clientManager", give: ["garage:open", "garage:lot:read"], take: [] },
        { role: "sales", give: ["garage:open"], take: [] },
      ],
    },
  });

  await test.step("it isn't offered without its permission, although the app is", async () => {
    await signInAsNew("sales");
    await page.goto("/");
    await expect(page.getByRole("list", { name: "Search" })).toContainText("Garage");
    await expect(tiles(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Edit Home" }).click();
    await expect(page.getByText("Gates")).toBeVisible();
    await expect(page.getByText("Lots taken")).toHaveCount(0);
  });

  await test.step("it shows its value, and leads to its page", async () => {
    await page.context().clearCookies();
    await signInAsNew("clientManager");
    await page.goto("/");
    await expect(figure(page, "Lots taken")).toContainText(/60%\s*Blocked 3/);
    await expect(page.getByRole("link", { name: "Lots taken" })).toHaveAttribute(
      "href",
      "/garage/lots",
    );
  });

  await test.step("tiles are moved by keyboard and pointer, and hidden", async () => {
    await expect(tiles(page)).toHaveText(["Outstanding", "Low on credit", "Clients", "Lots taken"]);
    await page.getByRole("button", { name: "Edit Home" }).press("Enter");
    await page.getByRole("button", { name: "Hide Clients" }).press("Enter");
    await expect(page.getByRole("button", { name: "Hide Lots taken" })).toBeFocused();
    await page.getByRole("button", { name: "Move Lots taken earlier" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move Lots taken earlier" })).toBeFocused();
    const shown = page.getByRole("list", { name: "Key figures" }).getByRole("listitem");
    await shown.nth(1).dragTo(shown.nth(0));
    await expect(shown).toContainText(["Lots taken", "Outstanding", "Low on credit"]);
    await page.getByRole("button", { name: "Show Gates" }).click();
    await page.getByRole("button", { name: "Hide Your apps" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Home changed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Home" })).toBeFocused();
  });

  const changed = ["Lots taken", "Outstanding", "Low on credit", "Gates"];
  await test.step("they stay after a reload, and one that fails says so", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(tiles(page)).toHaveText(changed);
    await expect(figure(page, "Gates")).toContainText("Couldn’t load");
    await expect(page.getByRole("heading", { name: "Your apps" })).toHaveCount(0);
  });

  await test.step("the defaults come back, and can be undone", async () => {
    await page.getByRole("button", { name: "Edit Home" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(tiles(page)).toHaveText(changed);
    await page.getByRole("button", { name: "Edit Home" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(tiles(page)).toHaveText(["Outstanding", "Low on credit", "Clients", "Lots taken"]);
    await expect(page.getByRole("heading", { name: "Your apps" })).toBeVisible();
  });
});
