import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Makes the browser load the page as an older release served it. */
const loadOlderPage = async (page: Page, address: string) => {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/"release":"[0-9a-f]{12}\./, '"release":"000000000000.'),
      });
    },
    { times: 1 },
  );
  await page.goto(address);
};

test("a new release is offered, can be postponed, and asks before discarding unsaved changes", async ({
  page,
  signIn,
}) => {
  await signIn("clientManager");
  await loadOlderPage(page, "/finance/clients");
  const offer = page.getByText("A new version of the console is available.");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(offer).toHaveCount(0);

  await loadOlderPage(page, "/user-info");
  await page.getByLabel("Name", { exact: true }).fill("Unfinished");
  await page.getByRole("button", { name: "Reload now" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Unfinished");
  await page.getByRole("button", { name: "Reload now" }).click();
  const loaded = page.waitForEvent("load");
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await loaded;
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("the current release offers no update @full", async ({ page, signIn }) => {
  await signIn("clientManager");
  await page.addInitScript(() => {
    const { EventSource } = window;
    window.EventSource = class extends EventSource {
      constructor(...how: ConstructorParameters<typeof EventSource>) {
        super(...how);
        this.addEventListener("hello", () => (document.documentElement.dataset["hello"] = "heard"));
      }
    };
  });
  await page.goto("/");
  await expect(page.locator("html[data-hello]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("A new version")).toHaveCount(0);
});
