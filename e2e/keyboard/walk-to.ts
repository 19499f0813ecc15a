import { expect, type Locator } from "@playwright/test";
import { focusFaults } from "./focus-faults.ts";

/** Presses Tab until an element is focused; the focus must be visible at each step. */
export const walkTo = async (target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  const page = target.page();
  const arrived = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 160 && !(await arrived()); presses += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focusFaults(page), { timeout: 3_000 }).toEqual([]);
  }
  await expect(target, "can be reached with Tab").toBeFocused();
};
