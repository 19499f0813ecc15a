import { expect, type Page } from "@playwright/test";
import type { Example } from "./examples.ts";

/** Where an example runs: the page, or its realm's frame. */
const placeOf = (page: Page, { realm }: Example, mounted: boolean) =>
  realm && mounted ? page.frameLocator("#root-subapp iframe") : page;

/** Expects the page that loads as a lazy chunk, with its own style. */
export const expectAbout = async (page: Page, example: Example, mounted = true): Promise<void> => {
  const place = placeOf(page, example, mounted);
  const about = place.getByRole("heading", { level: 2, name: /^About / });
  await expect(about).toBeVisible();
  await expect(about, "the lazy chunk's style").toHaveCSS("letter-spacing", "3px");
  await expect(place.getByRole("heading", { level: 1, name: example.heading })).toBeVisible();
};

/** Opens the example's pop-up, which is appended to body, and answers it. */
export const openPopUp = async (page: Page, example: Example, mounted = true) => {
  const place = placeOf(page, example, mounted);
  await place.getByRole("button", { name: "Open dialog" }).click();
  const popUp = place.getByRole("dialog", { name: /dialog$/ });
  await expect(popUp).toBeVisible();
  return popUp;
};

/** Returns from its page "About" to the first one, by its own link. */
export const goHome = async (page: Page, example: Example): Promise<void> => {
  const root = page.locator("#root-subapp");
  const place = example.realm ? root.frameLocator("iframe") : root;
  await place.getByRole("link", { name: "Home", exact: true }).click();
  await expect(place.getByRole("button", { name: "Count: 0" })).toBeVisible();
};

/** Does everything an example supports, starting and ending on its first page. */
export const useExample = async (page: Page, example: Example, mounted = true): Promise<void> => {
  const place = placeOf(page, example, mounted);
  const { name, heading, headingColour, popupColour } = example;
  const title = place.getByRole("heading", { level: 1, name: heading });
  await expect(title).toBeVisible();
  await expect(title, "its own stylesheet").toHaveCSS("color", headingColour);

  const counter = place.getByRole("button", { name: /^Count: / });
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText("Count: 2");
  await expect(counter).toHaveCSS("border-top-width", "2px");
  await expect(place.getByText(/\b[1-9]\d* s$/), "its timer").toBeVisible();

  const popUp = await openPopUp(page, example, mounted);
  await expect(popUp).toHaveCSS("position", "fixed");
  await expect(popUp, "styled although it is in body").toHaveCSS("background-color", popupColour);
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect(popUp).toHaveCount(0);

  await place.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${name}/about$`));
  await expectAbout(page, example, mounted);

  await page.goBack();
  await expect(counter).toHaveText("Count: 0");
  await expect(page).toHaveURL(new RegExp(`/${name}/?$`));
};
