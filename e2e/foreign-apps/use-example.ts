import { expect, type Page } from "@playwright/test";
import type { Example } from "./examples.ts";

/** Does with an example all that can be done with it, beginning and ending at its first page. */
export const useExample = async (page: Page, example: Example): Promise<void> => {
  const { name, heading, headingColour, popupColour } = example;
  const title = page.getByRole("heading", { level: 1, name: heading });
  await expect(title).toBeVisible();
  await expect(title, "its own stylesheet").toHaveCSS("color", headingColour);

  const counter = page.getByRole("button", { name: /^Count: / });
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText("Count: 2");
  await expect(counter).toHaveCSS("border-top-width", "2px");
  await expect(page.getByText(/\b[1-9]\d* s$/), "its timer").toBeVisible();

  await page.getByRole("button", { name: "Open dialog" }).click();
  const popup = page.getByRole("dialog", { name: /dialog$/ });
  await expect(popup).toHaveCSS("position", "fixed");
  await expect(popup, "styled although it is in body").toHaveCSS("background-color", popupColour);
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toHaveCount(0);

  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${name}/about$`));
  await expectAbout(page, example);

  await page.goBack();
  await expect(counter).toHaveText("Count: 0");
  await expect(page).toHaveURL(new RegExp(`/${name}/?$`));
};

/** Expects the page that comes in a lazy chunk, with its own style. */
export const expectAbout = async (page: Page, { heading }: Example): Promise<void> => {
  const about = page.getByRole("heading", { level: 2, name: /^About / });
  await expect(about).toBeVisible();
  await expect(about, "the lazy chunk's style").toHaveCSS("letter-spacing", "3px");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
};
