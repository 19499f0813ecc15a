import { expect, type Locator } from "@playwright/test";
import { walkTo } from "./walk-to.ts";

/**
 * Selects an option of a drop-down with the arrow keys; `typed` filters the options if the field is
 * searchable.
 */
export const pick = async (field: Locator, option: string, typed?: string): Promise<void> => {
  const { keyboard } = field.page();
  await walkTo(field);
  if (typed) await keyboard.type(typed);
  else await keyboard.press("ArrowDown");
  const active = field.page().locator(".console-select-item-option-active:visible");
  await expect(active).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await active.textContent()) === option) break;
    await keyboard.press("ArrowDown");
  }
  await expect(active).toHaveText(option);
  await keyboard.press("Enter");
};
