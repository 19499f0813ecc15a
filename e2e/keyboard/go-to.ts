import { expect, type Page } from "@playwright/test";

/** Opens a page or record, of an app if several have one, through the palette; its title is focused and announced. */
export const goTo = async (page: Page, typed: string, title: string, app = ""): Promise<void> => {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search the console" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(typed);
  const titled = palette.getByRole("option").filter({ hasText: title });
  const wanted = titled.filter({ hasText: app }).first();
  await expect(wanted).toBeVisible();
  const chosen = async () => (await wanted.getAttribute("aria-selected")) === "true";
  for (let presses = 0; presses < 20 && !(await chosen()); presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: title }),
  ).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: title }).first()).toBeAttached();
};
