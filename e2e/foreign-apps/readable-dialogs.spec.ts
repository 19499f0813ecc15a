import type { Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { expect, test } from "./test.ts";
import { open } from "./visit.ts";

/** What a screen reader gets: role and name of each element, as Chromium computes them. */
const readAloud = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value ?? "")}`.trim());
};
/** Everything that is hidden from screen readers, in an order that doesn't change. */
const hiddenParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[aria-hidden=true], [inert]")]
      .filter((element) => element.closest("body > *") === element || element.closest("main"))
      .map((element) => `${element.localName} ${element.id} ${element.className}`),
  );

for (const [name, opener, role, title] of [
  ["mui", "Open dialog", "dialog", "Own dialog"],
  ["mui", "Choose", "listbox", "Choose"],
  ["mantine", "Open dialog", "dialog", "Own dialog"],
  ["antd-6", "Open dialog", "dialog", "Own dialog"],
  ["dialogs", "Open Radix", "dialog", "Radix dialog"],
  ["dialogs", "Open React Aria", "dialog", "React Aria dialog"],
  ["dialogs", "Open Headless UI", "dialog", "Headless UI dialog"],
] as const)
  test(`${name}: "${title}" is read aloud while it is open, and the console is afterwards @full`, async ({
    page,
    signIn,
  }) => {
    const complaints = collectComplaints(page, {});
    await signIn();
    await page.goto("/");
    await open(page, name);
    const by = page.locator("#root-subapp").getByRole(role === "listbox" ? "combobox" : "button", {
      name: opener,
    });
    await expect(by).toBeVisible();
    const before = await hiddenParts(page);
    expect(await readAloud(page)).toContain("banner");
    await by.click();
    await expect.poll(() => readAloud(page)).toContain(`${role} ${title}`);
    // These two leave the rest to `aria-modal`.
    if (name !== "mantine" && name !== "antd-6") {
      const read = await readAloud(page);
      expect(read.filter((one) => /^(?:banner|navigation|main)\b/.test(one))).toEqual([]);
    }
    // Elements hidden from screen readers aren't found by role.
    await expect(page.getByRole(role, { name: title })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role, { name: title })).toHaveCount(0);
    await expect.poll(() => hiddenParts(page)).toEqual(before);
    expect(await readAloud(page)).toContain("banner");
    expect(complaints).toEqual([]);
  });
