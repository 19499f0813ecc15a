import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { goWithin } from "../support/go-within.ts";
import { goToAddress } from "../support/go-to-address.ts";
import { expect, test } from "../support/test.ts";

test.describe("the public user area", () => {
  const pages = [
    ["/user/login", "Sign in"],
    ["/user/register", /apply|register|account/i],
    ["/user/forget-password", /forgot|password/i],
    ["/user/reset-password", /code/i],
    ["/user/register#confirm=token", /confirm your e-mail/i],
    ["/user/set-password#token=token", /password/i],
    ["/user/set-password", /link doesn’t work/i],
    ["/user/error", /.+/],
    ["/cam/login", /face/i],
  ] as const;

  // In sequence: with the console's files cached, a browser is ready in half the time.
  test("each page opens without a session, has a title and calls nothing @full", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
    });
    for (const [path, heading] of pages)
      await test.step(path, async () => {
        // If only the hash differs, the page wouldn't reload.
        await page.goto("about:blank");
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveTitle(/.+/);
        await expect(page).toHaveURL(path);
        expect(calls).toEqual([]);
      });
    await test.step("/user redirects to sign-in", async () => {
      await page.goto("/user");
      await expect(page).toHaveURL("/user/login");
    });
  });
});

test.describe("the main layout", () => {
  test.beforeEach(({ signIn }) => signIn());

  test("/ is the launcher, the title follows the route, and an unknown path shows 404 inside the frame", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const missing = main.getByRole("heading", { name: "Page not found" });
    await page.goto("/finanse");
    await expect(missing).toBeVisible();
    await expect(main.getByRole("link", { name: /finance/i })).toBeVisible();

    await test.step("/ is the launcher", async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const name of subAppNames)
        await expect(main.locator(`a[href^="/${name}"]`).first()).toBeVisible();
    });
    await test.step("the title", async () => {
      const first = await page.title();
      const changes = await page.evaluateHandle(() => {
        const seen: string[] = [];
        window.addEventListener("console:route-change", ({ detail }) =>
          seen.push(`${detail.pathname} ${detail.title}`),
        );
        return seen;
      });
      await page.getByRole("navigation").first().locator('a[href="/finance"]').first().click();
      await expect(page).not.toHaveTitle(first);
      await goToAddress(page, "/finance/clients");
      await expect(page).toHaveTitle(/Finance/);
      // The query is the list's state, not another route.
      await page.getByRole("searchbox").fill("a");
      await expect(page).toHaveURL(/search=a/);
      await goToAddress(page, "/");
      await expect(page).toHaveTitle(first);
      const seen = await changes.jsonValue();
      expect(seen.at(0)).toBe("/finance Finance");
      expect(seen.filter((change) => change.startsWith("/finance/clients"))).toHaveLength(1);
      expect(seen.at(-1)).toMatch(/^\/ /);
    });
    await test.step("/user-info matches exactly", async () => {
      await goToAddress(page, "/user-info");
      await expect(main.getByRole("heading", { level: 1, name: "User info" })).toBeVisible();
      await expect(main).toContainText("root");
      await goToAddress(page, "/user-info/deeper");
      await expect(missing).toBeVisible();
    });
  });

  test("each sub-app is served and mounted at its path, and at any deeper path @full", async ({
    page,
  }) => {
    const root = page.locator("#root-subapp");
    for (const name of subAppNames)
      await test.step(name, async () => {
        const entry = await page.request.get(`/${name}/index.html`);
        expect(entry.status()).toBe(200);
        expect(await entry.text()).toContain('type="module"');
        await page.goto(`/${name}/some/deeper/path`);
        await expect(root.locator(`[data-sub-app="${name}"]`)).toBeVisible();
        await expect(root).not.toBeEmpty();
        // The server also returns the console's page at its path, the target of a link.
        const served = await page.request.get(`/${name}`);
        expect(served.status()).toBe(200);
        expect(await served.text()).toContain('<div id="root">');
        await goWithin(page, `/${name}`);
        await expect(root.locator(`[data-sub-app="${name}"]`)).toBeVisible();
        await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
      });
  });
});

test("a sub-app that the role may not open is named at home, and shows 403 with the missing permission", async ({
  page,
  signIn,
}) => {
  await signIn("sales");
  await page.goto("/");
  await page
    .getByRole("main")
    .getByText(/^No access/)
    .click();
  const absent = page.getByRole("main").getByRole("list").filter({ hasText: "Management" });
  await expect(absent.last()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(":open");
  await page.goto("/management/operators");
  await expect(
    page.getByRole("main").getByRole("heading", { name: "You don’t have access to Management" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("management:open");
});
