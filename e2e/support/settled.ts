import { expect, type Page } from "@playwright/test";

/** Waits until the page is stable: it has its title, nothing loads, pictures are drawn. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(
    page.locator('.console-spin-spinning, .console-skeleton, [aria-busy="true"]'),
  ).toHaveCount(0);
  await page.waitForFunction(() =>
    Array.from(document.images).every(({ complete, loading }) => complete || loading === "lazy"),
  );
};
