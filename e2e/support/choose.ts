import { expect, type Locator } from "@playwright/test";

/** Chooses an option of a drop-down field by its words. */
export const choose = async (field: Locator, option: string): Promise<void> => {
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const list = await field.getAttribute("aria-controls");
  // What is seen of the options lies beside the list that is read aloud.
  const options = field.page().locator(`[id="${list}"]`).locator("xpath=..");
  await options.getByTitle(option, { exact: true }).click();
  await expect(field).toHaveAttribute("aria-expanded", "false");
};
