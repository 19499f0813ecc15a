import { expect, type Locator, type Page } from "@playwright/test";

/** Expects a field to be marked as invalid, with this error as its description. */
export const expectFieldError = async (field: Locator, error: string | RegExp): Promise<void> => {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(error);
};

/** Expects that no field on a page is marked as invalid. */
export const expectNoFieldError = async (page: Page): Promise<void> =>
  expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
