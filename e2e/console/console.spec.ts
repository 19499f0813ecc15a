import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

const range = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("the overview charts the usage of the range in the address and links to details @full", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await test.step("the range changes", async () => {
    await page.goto("/console");
    await expect(page).toHaveURL("/console/overview");
    await expect(range(page, "24 hours")).toBeChecked();
    for (const name of ["Calls over time", "Errors and refusals over time", "Latency over time"])
      await expect(page.getByRole("img", { name })).toBeVisible();
    await expect(fact(page, "Calls")).toContainText(/^[1-9][\d,]*/);
    const day = await fact(page, "Calls").innerText();

    // A new range replaces the previous one's history entry, so Back leaves the page.
    const entries = await page.evaluate(() => history.length);
    await page.getByText("7 days", { exact: true }).click();
    await page.getByText("30 days", { exact: true }).click();
    await expect(page).toHaveURL("/console/overview?range=30d");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(fact(page, "Calls")).not.toHaveText(day);
    await page.reload();
    await expect(range(page, "30 days")).toBeChecked();
    await expect(page.getByRole("img", { name: "Calls over time" })).toBeVisible();
  });

  await test.step("a chart can be read as a table and with the arrow keys", async () => {
    await page.getByText("7 days", { exact: true }).click();
    await expect(page).toHaveURL("/console/overview?range=7d");
    const panel = page.getByRole("region", { name: "Latency over time" });
    const slider = panel.getByRole("slider", { name: "Latency over time" });
    await expect(slider).toHaveAttribute("aria-valuetext", /P95 latency: .+, Median latency: .+/);
    const last = await slider.getAttribute("aria-valuetext");
    await slider.focus();
    await slider.press("ArrowLeft");
    await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");

    await panel.getByRole("button", { name: "Show “Latency over time” as a table" }).click();
    await expect(panel.getByRole("img", { name: "Latency over time" })).toHaveCount(0);
    const table = panel.getByRole("table");
    for (const name of ["Time", "P95 latency", "Median latency"])
      await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
    await expect(table.getByRole("rowheader").first()).toHaveText(/\d/);
    await expect(table.getByRole("cell", { name: / ms$/ }).first()).toBeVisible();
    await panel.getByRole("button", { name: "Show “Latency over time” as a chart" }).click();
    await expect(panel.getByRole("img", { name: "Latency over time" })).toBeVisible();
  });

  await test.step("a client app's calls are found by name and charted over time", async () => {
    await goWithin(page, "/console/applications?range=30d");
    const search = page.getByRole("searchbox", { name: "Search name" });
    await search.fill("parcel");
    await search.press("Enter");
    await page.getByRole("link", { name: "Pacific Crest parcel desk" }).click();
    await expect(page).toHaveURL(/\/console\/applications\/[\w-]+\?range=30d/);
    await expect(page.getByRole("img", { name: "Calls over time" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Figures by operation" })).toContainText(
      "api.image",
    );
    await expect(range(page, "30 days")).toBeChecked();
  });

  await test.step("an operation is opened with the keyboard, in the same range", async () => {
    await goWithin(page, "/console/overview?range=7d");
    await tabTo(page.getByRole("searchbox", { name: "Search name or path" }));
    await page.keyboard.type("session.login");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 record", { exact: true })).toBeVisible();
    await tabTo(page.getByRole("link", { name: "session.login" }));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/console/operations/session.login?range=7d");
    await expect(page.getByRole("heading", { level: 1, name: "session.login" })).toBeFocused();
    await expect(range(page, "7 days")).toBeChecked();
    await expect(fact(page, "Calls")).toContainText(/^[1-9]/);
    await expect(
      page.getByRole("region", { name: "Alert rules for this operation" }),
    ).toContainText("Sign-in is slow");
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await tabTo(trail.getByRole("link", { name: "Overview" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/console/overview?range=7d");
  });

  await test.step("pending items link to their lists, and the server's components show their health", async () => {
    const waiting = page.getByRole("region", { name: "Needs attention" });
    await waiting.getByRole("link", { name: /searches? to review/ }).click();
    await expect(page).toHaveURL("/face-search/queries?decision=waiting");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.getByRole("navigation").first().getByRole("link", { name: "Monitoring" }).click();
    await page.getByRole("navigation").first().getByRole("link", { name: "Health" }).click();
    const database = page.getByRole("region", { name: "Database" });
    await expect(database).toContainText("Healthy");
    await expect(fact(database, "Response time")).toHaveText(/\d.* ms/);
    await expect(fact(page.getByRole("region", { name: "Files" }), "Free space")).toHaveText(/B$/);
  });
});

test("a new alert rule shows its metric and state; read-only operators see no edit controls @full", async ({
  page,
  signIn,
}) => {
  await signIn("root");
  await page.goto("/console/alerts");
  await page.getByRole("button", { name: "New rule" }).click();
  const form = page.getByRole("form", { name: "New rule" });
  await form.getByLabel("Name").fill("Anybody calls");
  await choose(form.getByLabel("Metric"), "Calls");
  await choose(form.getByLabel("Comparison"), "Above the threshold");
  await form.getByLabel("Threshold").fill("1");
  await choose(form.getByLabel("Window"), "24 hours");
  await choose(form.getByLabel("For at least"), "At once");
  await form.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Anybody calls" })).toBeVisible();
  await page.goto("/console/alerts");
  const rule = page.getByRole("row", { name: /Anybody calls/ });
  await expect(rule).toContainText("Firing");
  await expect(rule).toContainText("Calls above 1 in 24 hours");
  await expect(rule.getByRole("cell", { name: /^[\d,]*\d{2}$/ })).toBeVisible();

  await rule.getByRole("button", { name: "Actions for Anybody calls" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edited = page.getByRole("dialog", { name: "Edit Anybody calls" });
  await edited.getByLabel("Threshold").fill("1000000000");
  await edited.getByRole("button", { name: "Save" }).click();
  await expect(edited).toBeHidden();
  await expect(rule).toContainText("OK");
  await rule.getByRole("switch", { name: "Rule Anybody calls is on" }).click();
  await expect(rule).toContainText("Off");

  await rule.getByRole("button", { name: "Actions for Anybody calls" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete the rule Anybody calls?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(rule).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row", { name: /Sign-in is slow/ })).toBeVisible();
  await expect(rule).toHaveCount(0);

  await test.step("a read-only operator", async () => {
    await signIn("bizDirector");
    await page.goto("/console/alerts");
    await expect(page.getByRole("row", { name: /Sign-in is slow/ })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: /New rule|Edit|Delete/ })).toHaveCount(0);
    await expect(main.getByRole("switch")).toHaveCount(0);
  });
});

test("the console is in Chinese @full", async ({ page, signInAsNew }) => {
  await signInAsNew("operation", "zh-CN");
  await page.goto("/console/overview?search=session.login");
  await expect(page.getByRole("heading", { level: 1, name: "概览" })).toBeVisible();
  for (const name of ["接口", "调用", "拒绝", "错误", "错误率", "中位数", "P95"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "调用次数趋势" })).toBeVisible();
  await expect(page.getByText("共 1 条")).toBeVisible();
});

test("a page measures itself, and the figures show by app and release", async ({
  page,
  signIn,
}) => {
  await signIn("root");
  const finance = page.getByRole("row", { name: /^Finance/ });
  // A visit of less than a second isn't reported.
  await expect(async () => {
    const measuring = page.waitForResponse(/\/assets\/measure-vitals-/);
    await page.goto("/finance/clients");
    await measuring;
    await expect(page.getByRole("table")).toBeVisible();
    await page.goto("/console/performance");
    // At least LCP, CLS and mount time.
    await expect(finance.getByText(/^[\d,]+ samples?$/).nth(2)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(finance).toContainText(/In use\d+\.\d+\.\d+\+[\da-f]{12}/);
});
