import type { Locale } from "@console-shell/contract";
import { expect, type Page } from "@playwright/test";
import { settled } from "../support/settled.ts";

/** Size, theme and language of a page. */
export interface Look {
  locale: Locale;
  theme: "light" | "dark";
  width: number;
  /** What axe checks, which is the slowest part: everything once per screen, colors and sizes in each theme. */
  axe?: "everything" | "colors";
}

/** Sets the page's size, and its theme through the device's, since none was chosen. */
export const fit = async (page: Page, { theme, width }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await page.emulateMedia({ colorScheme: theme });
};

/** Sets language, size and theme before anything loads. */
export const dress = async (page: Page, look: Look): Promise<void> => {
  await fit(page, look);
  await page.addInitScript((choice) => localStorage.setItem("console.locale", choice), look.locale);
};

/** Presses an element even if a dialog covers it. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 10_000 });

/** Chooses another language in the header. */
export const chooseLanguage = async (page: Page, locale: Locale): Promise<void> => {
  await press(page, 'header button:has([data-icon="translation"])');
  await press(page, `[role="menuitem"]:has([lang="${locale}"])`);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator('[role="menuitem"]:visible')).toHaveCount(0);
};

/** Changes size, theme and language of the open page without a reload. */
export const changeLook = async (page: Page, look: Look): Promise<void> => {
  const { locale, theme } = look;
  const html = page.locator("html");
  await fit(page, look);
  // The console's frame, if present, learns its size from the browser.
  const navigation = page.locator("header > button[aria-expanded]");
  if ((await navigation.count()) > 0)
    await expect(navigation).toHaveAttribute("aria-expanded", String(look.width > 767));
  await expect(html).toHaveAttribute("data-theme", theme);
  if ((await html.getAttribute("lang")) === locale) return;
  await chooseLanguage(page, locale);
  await settled(page);
};

/** Whether an address is a different page than the open one, not another part of it. */
export const isElsewhere = (page: Page, address: string): boolean => {
  const at = new URL(page.url());
  return new URL(address, at).pathname !== at.pathname;
};
