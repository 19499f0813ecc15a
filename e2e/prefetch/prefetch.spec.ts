import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { Locator, Page } from "@playwright/test";
import { entryPage } from "../support/fixture-server.ts";
import { test as withForeign } from "../support/foreign-sub-apps.ts";
import { saveData } from "@console-shell/testing/save-data";
import { expect, test } from "../support/test.ts";

/**
 * Names of the sub-apps whose files are requested, recorded as they are requested; "sdk" for shared
 * files.
 */
const watched = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const [, name, file] = pathname.split("/");
    if (name && file === "assets") names.add(name);
    if (pathname.startsWith("/shared/console-shell-sdk")) names.add("sdk");
  });
  return names;
};

test("sub-apps and their shared modules are prefetched once while the page is idle", async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked = watched(page);
  await page.goto("/");
  await expect.poll(() => [...subAppNames, "sdk"].filter((name) => !asked.has(name))).toEqual([]);
  await page.waitForLoadState("networkidle");
  asked.clear();
  // React delays the content after a loading view by 300 ms.
  const between = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const main = document.querySelector("main")!;
    new MutationObserver(() => {
      if (!main.querySelector("article, #root-subapp")) seen.push(main.innerHTML);
    }).observe(main, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole("navigation").first().getByRole("link", { name: "Finance" }).click();
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  expect([...asked].filter((name) => name === "finance" || name === "sdk")).toEqual([]);
  expect(await between.jsonValue()).toEqual([]);
});

for (const [what, point] of [
  ["under the pointer", (link: Locator) => link.hover()],
  ["with the focus", (link: Locator) => link.focus()],
] as const)
  test(`only the sub-application ${what} is prefetched`, async ({ page, signIn }) => {
    // Idle callbacks never fire, so whatever is fetched is fetched for the link.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await signIn();
    const asked = watched(page);
    await page.goto("/");
    const link = page.getByRole("navigation").first().getByRole("link", { name: "Finance" });
    await expect(link).toBeVisible();
    expect(subAppNames.filter((name) => asked.has(name))).toEqual([]);
    await point(link);
    await expect.poll(() => subAppNames.filter((name) => asked.has(name))).toEqual(["finance"]);
  });

test("nothing is prefetched with data saver on @full", async ({ page, signIn }) => {
  await saveData(page);
  await signIn();
  const asked = watched(page);
  await page.goto("/");
  await page.getByRole("navigation").first().getByRole("link", { name: "Finance" }).hover();
  await page.waitForLoadState("networkidle");
  // Two idle moments later than the first guess would come.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });
  expect([...subAppNames, "sdk"].filter((name) => asked.has(name))).toEqual([]);
});

withForeign.describe("in a realm", () => {
  withForeign.use({
    foreign: {
      apps: [{ name: "plain" }, { name: "framed", realm: "iframe" }],
      listener: ({ url }, response) => {
        const script = url?.endsWith("/main.js");
        response.writeHead(200, {
          "content-type": script ? "text/javascript" : "text/html; charset=utf-8",
          "access-control-allow-origin": "*",
        });
        response.end(
          script
            ? 'export const mount = ({ container }) => (container.innerHTML = "<h1>Framed</h1>");'
            : entryPage("./main.js"),
        );
      },
    },
  });

  withForeign(
    "a realm's page is created on hover, not speculatively, in a page whose policy allows it @full",
    async ({ page, signIn }) => {
      await signIn();
      const guess = page.waitForRequest((request) => request.url().endsWith("/framed/index.html"));
      await page.goto("/plain");
      await guess;
      await page.waitForLoadState("networkidle");
      const frame = page.locator("iframe");
      await expect(frame).toHaveCount(0);
      const link = page.getByRole("navigation").first().getByRole("link", { name: "framed" });
      await link.hover();
      await expect(frame).toHaveCount(1);
      const made = await frame.elementHandle();
      await link.click();
      const shown = page.locator("#root-subapp iframe");
      await expect(shown.contentFrame().getByRole("heading", { name: "Framed" })).toBeVisible();
      expect(await shown.evaluate((one, before) => one === before, made)).toBe(true);
    },
  );
});
