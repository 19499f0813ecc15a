import { expect, type Page } from "@playwright/test";

/** Expects the fallback screen in the content area, with the frame around it still working. */
export const expectFallback = async (
  page: Page,
  ...details: (string | RegExp)[]
): Promise<void> => {
  const content = page.getByRole("main");
  await expect(content.getByText("Whoops, something went wrong")).toBeVisible();
  await expect(content.getByText("This page failed to load, please try again later")).toBeVisible();
  await expect(content.getByRole("button", { name: "Reload" })).toBeVisible();
  for (const detail of details) await expect(content).toContainText(detail);
  await expect(page.getByRole("navigation").first()).toBeVisible();
};
