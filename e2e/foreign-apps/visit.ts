import { expect, type Page } from "@playwright/test";

/** Opens an example through the console's navigation. */
export const open = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("navigation").first().locator(`a[href="/${name}"]`).click();
  await expect(page.locator(`#root-subapp [data-sub-app="${name}"]`)).toBeVisible();
};

/** Waits until these sub-applications are in the page, each in its state, and no other. */
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

/** Leaves all sub-applications for the console's first page, until none is in the page. */
export const leave = async (page: Page): Promise<void> => {
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#root-subapp")).toHaveCount(0);
  // Until the next page has its heading, the console listens for it.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  // It unmounts when the console has already turned to the next page.
  await expectMounts(page, {});
};
