import { expect, type Locator } from "@playwright/test";

/** Chooses an option of a drop-down field by its words. */
export const choose = async (field: Locator, option: string): Promise<void> => {
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const list = await field.getAttribute("aria-controls");
  // What is seen of the options lies beside the list that is read aloud.
  const options = field.page().locator(`[id="${list}"]`).locator("xpath=..");
  const open = async () => (await field.getAttribute("aria-expanded")) === "true";
  // Where the form moves while the list opens, the list follows it, away from a press.
  await expect(async () => {
    if (await open()) await options.getByTitle(option, { exact: true }).click({ timeout: 2_000 });
    expect(await open()).toBe(false);
  }).toPass();
};
