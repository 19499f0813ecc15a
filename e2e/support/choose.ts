import { expect, type Locator } from "@playwright/test";

/** Selects an option of a drop-down by its text. */
export const choose = async (field: Locator, option: string): Promise<void> => {
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const list = await field.getAttribute("aria-controls");
  // The visible options are next to the list that screen readers use.
  const options = field.page().locator(`[id="${list}"]`).locator("xpath=..");
  const open = async () => (await field.getAttribute("aria-expanded")) === "true";
  // If the form moves while the list opens, the list moves too, and a click may miss.
  await expect(async () => {
    if (await open()) await options.getByTitle(option, { exact: true }).click({ timeout: 2_000 });
    expect(await open()).toBe(false);
  }).toPass();
};

/** Adds an option to a multiple select and closes its list, which stays open. */
export const chooseAlso = async (field: Locator, option: string): Promise<void> => {
  // The selected options are next to the input, inside the same control.
  const chosen = field
    .locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " console-select ")]')
    .getByTitle(option, { exact: true });
  // A dialog that has just opened takes the focus, which closes the list.
  await expect(async () => {
    if (await chosen.isHidden()) {
      await field.fill(option);
      const list = await field.getAttribute("aria-controls", { timeout: 1_000 });
      const options = field.page().locator(`[id="${list}"]`).locator("xpath=..");
      await options.getByTitle(option, { exact: true }).click({ timeout: 2_000 });
    }
    await expect(chosen).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Tab would also select the next one.
  await field.press("Escape");
};
