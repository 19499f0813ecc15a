import { subAppNames } from "@console-shell/contract/sub-app-names";
import type { Locator, Page } from "@playwright/test";
import { saveData } from "../support/save-data.ts";
import { expect, test } from "../support/test.ts";

/** Names of the sub-applications of which a file was asked for, as they are asked for. */
const watched = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = new URL(request.url()).pathname.split("/");
    if (name && request.url().includes("/assets/")) names.add(name);
  });
  return names;
};

test("the sub-applications are fetched ahead while the page is idle, and not once more", async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked = watched(page);
  await page.goto("/");
  await expect.poll(() => subAppNames.filter((name) => !asked.has(name))).toEqual([]);
  await page.waitForLoadState("networkidle");
  asked.clear();
  await page.getByRole("navigation").first().getByRole("link", { name: "Finance" }).click();
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  expect([...asked]).not.toContain("finance");
});

for (const [what, point] of [
  ["under the pointer", (link: Locator) => link.hover()],
  ["with the focus", (link: Locator) => link.focus()],
] as const)
  test(`the sub-application ${what} is fetched ahead, and no other`, async ({ page, signIn }) => {
    // No idle moment comes: what is fetched is fetched for the link.
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

test("nothing is fetched ahead for an operator who saves data", async ({ page, signIn }) => {
  await saveData(page);
  await signIn();
  const asked = watched(page);
  await page.goto("/");
  await page.getByRole("navigation").first().getByRole("link", { name: "Finance" }).hover();
  await page.waitForLoadState("networkidle");
  // Two idle moments later than the first guess would have been made.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });
  expect(subAppNames.filter((name) => asked.has(name))).toEqual([]);
});
