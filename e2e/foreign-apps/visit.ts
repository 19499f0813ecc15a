import { expect, type Page } from "@playwright/test";
import { entryPage } from "../support/fixture-server.ts";

/** An empty sub-app of the examples' origin; tests serve it. */
export const gate = "gate";

/**
 * Opens a built-in sub-app in a page whose policy is for the examples' origin, so that opening an example doesn't
 * reload the page.
 */
export const openBuiltIn = async (page: Page): Promise<void> => {
  const headers = { "access-control-allow-origin": "*" };
  const script = "export const mount = () => undefined;";
  await page.route(`**/${gate}/main.js`, (route) =>
    route.fulfill({ headers, contentType: "text/javascript", body: script }),
  );
  await page.route(`**/${gate}/index.html`, (route) =>
    route.fulfill({ headers, contentType: "text/html", body: entryPage("./main.js") }),
  );
  await page.goto(`/${gate}`);
  await expect(page.locator(`#root-subapp [data-sub-app="${gate}"]`)).toBeAttached();
  await page.getByRole("navigation").first().locator('a[href="/finance"]').click();
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
};

/** Opens an example through the console's navigation, which leads to those that it doesn't list. */
export const open = async (page: Page, name: string): Promise<void> => {
  const navigation = page.getByRole("navigation").first();
  const link = navigation.locator(`a[href="/${name}"]`);
  const all = navigation.getByRole("link", { name: /^All \d+ apps$/ });
  await expect(all).toBeVisible();
  if (await link.isVisible()) await link.click();
  else {
    await all.click();
    await page.getByRole("main").locator(`a[href="/${name}"]`).first().click();
  }
  await expect(page.locator(`#root-subapp [data-sub-app="${name}"]`)).toBeVisible();
};

/** Waits until exactly these sub-apps are in the page, each in its state. */
export const expectMounts = (page: Page, states: Record<string, string>): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { inspect } = Reflect.get(window, "__CONSOLE_RUNTIME__") as {
          inspect: () => { name: string; state: string }[];
        };
        return Object.fromEntries(inspect().map(({ name, state }) => [name, state]));
      }),
    )
    .toEqual(states);

/** Leaves all sub-apps for the console's first page, and waits until none is in the page. */
export const leave = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Console Shell, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#root-subapp")).toHaveCount(0);
  // The console listens for the next page's heading until it appears.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  // The sub-app unmounts after the console has switched to the next page.
  await expectMounts(page, {});
};
