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

/** Adds an option to a field that takes several, whose list stays open; closes the list again. */
export const chooseAlso = async (field: Locator, option: string): Promise<void> => {
  // What is chosen stands beside the field, inside of the same control.
  const chosen = field
    .locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " console-select ")]')
    .getByTitle(option, { exact: true });
  // A dialog that has just opened takes the focus, and with it the list, away once more.
  await expect(async () => {
    if (await chosen.isHidden()) {
      await field.fill(option);
      const list = await field.getAttribute("aria-controls", { timeout: 1_000 });
      const options = field.page().locator(`[id="${list}"]`).locator("xpath=..");
      await options.getByTitle(option, { exact: true }).click({ timeout: 2_000 });
    }
    await expect(chosen).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Tab would choose the next one as well.
  await field.press("Escape");
};
