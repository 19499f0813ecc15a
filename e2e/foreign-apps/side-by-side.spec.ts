import type { Page } from "@playwright/test";
import { countEffects } from "../no-leaks/count-effects.ts";
import { collectComplaints } from "./complaints.ts";
import { effectsOf } from "./effects-of.ts";
import { examples, type Example } from "./examples.ts";
import { partsOf } from "./parts-of.ts";
import { serveHost } from "./serve-host.ts";
import { expect, test as base } from "./test.ts";
import { expectMounts } from "./visit.ts";

/** In another host's page, because the console shows one sub-app at a time. */
const test = base.extend<object, { hostOrigin: string }>({
  hostOrigin: [
    async ({ examplesOrigin, registrations }, provide) => {
      const { origin, close } = await serveHost(examplesOrigin, registrations);
      await provide(origin);
      await close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ hostOrigin }, provide) => provide(hostOrigin),
});

const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const react = exampleOf("react-16");
const jquery = exampleOf("jquery-3");
// React's pop-up covers jQuery's in the same place, so it is closed first.
const pair = [react, jquery];
const orders = [
  [react, jquery],
  [jquery, react],
] as const;

/** The style of the host's own elements, for which both examples have styles. */
const hostLook = (page: Page) =>
  page.evaluate(() =>
    ["body", "body > h1", "section > button"].map((selector) => {
      const style = getComputedStyle(document.querySelector(selector)!);
      const { backgroundColor, color, fontFamily, fontStyle, borderTopWidth } = style;
      return { selector, backgroundColor, color, fontFamily, fontStyle, borderTopWidth };
    }),
  );

const press = (page: Page, name: string, button: "Show" | "Leave") =>
  page.locator(`#${name} > button`, { hasText: button }).click();

/** Opens and closes the pop-ups of these examples. */
const usePopUps = async (page: Page, shown: readonly Example[]) => {
  for (const { name } of shown) await partsOf(page, name).opener.click();
  for (const { name, popupColour } of shown) {
    const { popUp } = partsOf(page, name);
    await expect(popUp).toBeVisible();
    await expect(popUp).toHaveCSS("background-color", popupColour);
  }
  for (const { name } of shown) {
    const { popUp } = partsOf(page, name);
    await popUp.getByRole("button", { name: "Close" }).click();
    await expect(popUp).toHaveCount(0);
  }
};

for (const [leaving, staying] of orders) {
  test(`${leaving.name} and ${staying.name} work side by side, and the second outlives the first @full`, async ({
    page,
  }) => {
    await page.addInitScript(countEffects);
    const complaints = collectComplaints(page, leaving);
    await page.goto("/");
    const look = await hostLook(page);
    // Playwright adds its own listeners when it first evaluates an element.
    await page.locator("body").evaluate((body) => body.isConnected);
    const before = await effectsOf(page);

    // Both load at the same time.
    for (const { name } of [leaving, staying]) await press(page, name, "Show");
    for (const { name, heading } of pair)
      await expect(partsOf(page, name).title).toHaveText(heading);
    for (const { name, headingColour } of pair) {
      const { title, counter, timer } = partsOf(page, name);
      await expect(title, "its own style").toHaveCSS("color", headingColour);
      await counter.click();
      await expect(counter).toHaveText("Count: 1");
      await expect(timer).toHaveText(/ [1-9] s$/);
    }
    await usePopUps(page, pair);
    expect(await hostLook(page), "their styles stay inside").toEqual(look);

    await press(page, leaving.name, "Leave");
    await expectMounts(page, { [staying.name]: "mounted" });
    await expect(page.locator(`[data-sub-app="${leaving.name}"]`)).toHaveCount(0);
    const { title, counter, timer } = partsOf(page, staying.name);
    const seconds = await timer.textContent();
    await expect(title).toHaveCSS("color", staying.headingColour);
    await counter.click();
    await expect(counter).toHaveText("Count: 2");
    await usePopUps(page, [staying]);
    await expect(timer, "its interval goes on").not.toHaveText(seconds!);

    await press(page, staying.name, "Leave");
    await expectMounts(page, {});
    await expect.poll(() => effectsOf(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });
}
