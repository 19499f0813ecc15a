import { translate } from "@console-shell/testing/translate";
import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { settled } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { inspect } from "./inspect.ts";
import { changeLook, dress, fit, isElsewhere, type Look } from "./look.ts";
import {
  detailScreens,
  financeFormScreens,
  formScreens,
  mainScreens,
  overlayScreens,
  publicScreens,
  type Screen,
} from "./screens.ts";

test.describe.configure({ mode: "parallel" });
test.setTimeout(240_000);

const wide: Look = { locale: "en-US", theme: "light", width: 1280 };
const narrow: Look = { locale: "zh-CN", theme: "light", width: 390 };

/** Translates the page now and on, from its next load too. */
const translateAlways = async (page: Page) => {
  await page.addInitScript(`
    const translate = ${translate.toString()};
    addEventListener("DOMContentLoaded", () => {
      // The console follows what is translated once it has started.
      const start = new MutationObserver(() => {
        if (!document.querySelector("main h1")) return;
        start.disconnect();
        translate(document.body);
      });
      start.observe(document, { childList: true, subtree: true });
    });
  `);
};

const translated = (name: string, screens: Screen[], isPublic = false) => {
  test(name, async ({ page, signInAsNew }) => {
    await dress(page, wide);
    const operator = isPublic ? undefined : await signInAsNew("root", "en-US");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await translateAlways(page);
    let isUntouched = false;
    let other = narrow;
    for (const { name: screen, address, open, namedByData = false } of screens)
      await test.step(screen, async () => {
        const to = typeof address === "string" ? address : await address(page.request);
        await (isUntouched && isElsewhere(page, to) ? goWithin(page, to) : page.goto(to));
        await settled(page);
        await expect(page.locator("h1 font").first()).toBeAttached();
        // Translated before, a prerendered page is rendered from scratch, and loses a press during that.
        await expect(page.locator("#prerendered-styles")).toHaveCount(0);
        if (open) {
          await open(page, operator);
          await settled(page);
        }
        // Replaces every text, and rows become cards: nothing breaks, and nothing is left of before.
        await changeLook(page, other);
        await expect
          .configure({ soft: true })
          .poll(() => inspect(page, { locale: other.locale, namedByData }), {
            message: `${screen}, translated, in ${other.locale} at ${other.width} px`,
            timeout: 10_000,
          })
          .toEqual([]);
        expect.soft(errors.splice(0), `${screen}: errors`).toEqual([]);
        isUntouched = !isPublic && !open;
        // A signed-in operator keeps the look for the next screen.
        if (operator) other = other === narrow ? wide : narrow;
        else await fit(page, wide);
      });
  });
};

translated("public pages in translation", publicScreens, true);
translated("pages in translation", mainScreens);
translated("records in translation @full", detailScreens);
translated("forms in translation @full", [...formScreens, ...financeFormScreens]);
translated("what comes over a page, in translation", overlayScreens);
