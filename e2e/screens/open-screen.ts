import { expect, request, type Page } from "@playwright/test";
import type { NewOperator } from "../support/new-operator.ts";
import { chooseLanguage } from "./look.ts";

/** Presses the page's main button, which opens a drawer or dialog. */
export const openForm = async (page: Page) => {
  await page.locator("main .cs-page-actions .console-btn-primary").click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** Presses the button of the first panel that has one, which opens a dialog. */
export const openPanelForm = async (page: Page) => {
  await page.locator("main .cs-panel-head button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** Edits the first value of the page that is edited where it's shown. */
export const editInPlace = async (page: Page) => {
  await page.locator('main dd button:has([data-icon="edit"])').first().click();
  await expect(page.locator("main dd form")).toBeVisible();
};

/** Opens the library picture picker, with the pictures of the first library. */
export const openLibraryPicker = async (page: Page) => {
  await page.locator('main button:has([data-icon="picture"])').click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
};

/** Presses the page's first button, which isn't its main one and opens a dialog. */
export const openAction = async (page: Page) => {
  await page.locator("main .cs-page-actions button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

export const failSubApp = async (page: Page) => {
  await page.route(/\/management\/assets\/[^/]*\.js$/, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.reload();
  await expect(page.getByRole("main").locator("details")).toBeVisible();
};

/** Signs in from another browser, which notifies the operator, and opens the notifications. */
export const openNotifications = async (page: Page, { account, password }: NewOperator) => {
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  const signedIn = await elsewhere.post("/auth/session/login", { data: { account, password } });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  await elsewhere.dispose();
  // Otherwise its pop-up would cover the list for a while.
  await page.reload();
  await page.locator('header button:has([data-icon="bell"])').click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
};

export const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  const palette = page.locator("dialog[open]");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(palette.getByRole("option").first()).toBeVisible();
};

/** Types into a form and closes it, which asks for confirmation. */
export const leaveForm = async (page: Page) => {
  await openForm(page);
  await page.getByRole("dialog").getByRole("textbox").first().fill("Unfinished");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toBeVisible();
};

export const loseConnection = async (page: Page) => {
  // Offline, only a loaded language can be chosen.
  const isEnglish = (await page.locator("html").getAttribute("lang")) === "en-US";
  await chooseLanguage(page, isEnglish ? "zh-CN" : "en-US");
  await page.context().setOffline(true);
  await expect(page.locator('output [data-icon="disconnect"]')).toBeVisible();
};

/** Ends the session on the server, and lets the page find out. */
export const endSession = async (page: Page) => {
  expect(await page.evaluate(async () => (await fetch("/auth/session/logout")).status)).toBe(200);
  await expect(page.locator("dialog[open]")).toBeVisible();
};
