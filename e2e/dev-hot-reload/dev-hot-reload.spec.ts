import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";
import { type DevProcess, startDev } from "./dev-process.ts";
import { startInside } from "./inside-process.ts";

let dev: DevProcess;

test.beforeAll(async () => {
  dev = await startDev();
});

test.afterAll(async () => {
  await dev.stop();
});

const signIn = async (page: Page, url: string): Promise<void> => {
  const answer = await page.request.post(new URL("/auth/session/login", url).href, {
    data: { account: "root", password: demoPassword },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const countToTwo = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Counted 0" }).click();
  await page.getByRole("button", { name: "Counted 1" }).click();
  await expect(page.getByRole("button", { name: "Counted 2" })).toBeVisible();
};

/** Expects the edit on the screen, the state preserved, and no page reload. */
const expectHotReload = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("button", { name: "Counted 2" })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName("first-load").length)).toBe(1);
};

for (const where of ["inside the shell", "alone"]) {
  test(`editing a sub-app updates it at once ${where} and keeps the page's state @full`, async ({
    page,
  }) => {
    const url = where === "alone" ? dev.aloneUrl : `${dev.consoleUrl}/finance/`;
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await signIn(page, url);
    await page.goto(url);
    await expect(page.getByRole("heading", { name: / edition$/ })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(where === "alone" ? 0 : 1);
    await countToTwo(page);
    await page.evaluate(() => performance.mark("first-load"));
    await dev.edit(/>.* edition</, `>Edited ${where} edition<`);
    await expectHotReload(page, `Edited ${where} edition`);
    expect(failures).toEqual([]);
  });
}

test("a sub-app in the shell uses the shell's React @full", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => scripts.add(request.url()));
  await signIn(page, dev.consoleUrl);
  await page.goto(`${dev.consoleUrl}/finance/`);
  await expect(page.getByRole("button", { name: "Counted 0" })).toBeVisible();
  const copies = [...scripts].filter((url) => /react-dom-client|node_modules\/react/.test(url));
  expect(copies).toHaveLength(1);
});

test("a dev server's sub-app runs inside a built console, for one session and until it is stopped @full @security-38", async ({
  page,
  browser,
  consoleUrl,
  signIn: signInHere,
}) => {
  const inside = await startInside(consoleUrl);
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) failures.push(message.text());
  });
  await signInHere();
  await page.goto(inside.link);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "First edition" })).toBeVisible();
  await countToTwo(page);
  await page.evaluate(() => performance.mark("first-load"));
  await inside.edit(/>.* edition</, ">Edited inside<");
  await expectHotReload(page, "Edited inside");
  expect(failures).toEqual([]);

  const colleague = await browser.newPage({ baseURL: consoleUrl });
  await signIn(colleague, consoleUrl);
  await colleague.goto("/finance/clients");
  await expect(colleague.getByRole("heading", { name: "Client accounts" })).toBeVisible();
  await expect(colleague.getByRole("complementary")).toHaveCount(0);

  const bar = page.getByRole("complementary", { name: "Development override" });
  await test.step("stopped by somebody else, it leaves the open page", async () => {
    const list = await colleague.request.get("/mc-api/sub-app-override/list");
    const { items } = (await list.json()) as { items: { id: string }[] };
    const stop = `/mc-api/sub-app-override/${items[0]!.id}/stop`;
    expect((await colleague.request.post(stop)).status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Client accounts" })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await page.goto(inside.link);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edited inside" })).toBeVisible();
  // Whatever happens to the dev server, the bar is there.
  await inside.end();
  await inside.remove();
  await page.reload();
  await expect(bar).toContainText("in this session");
  await expect(page.getByRole("alert")).toContainText("failed to load");
  await bar.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: "Client accounts" })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
