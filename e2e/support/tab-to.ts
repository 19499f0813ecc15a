import { expect, type Locator } from "@playwright/test";

/** Presses Tab, or the way back, until an element is focused. */
export const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  // A control may be visually hidden, as the radio of a segment is.
  await expect(target).toBeAttached();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 160; presses += 1) {
    if (await hasFocus()) return;
    await target.page().keyboard.press(key);
  }
  await expect(target, `can be reached with ${key}`).toBeFocused();
};
