import type { Locale, Role } from "@console-shell/contract";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { inspect, settled } from "./inspect.ts";
import {
  detailScreens,
  foreignScreens,
  formScreens,
  frameScreens,
  mainScreens,
  publicScreens,
  type Screen,
} from "./screens.ts";

test.describe.configure({ mode: "parallel" });
// One test looks at many screens.
test.setTimeout(240_000);

interface Look {
  locale: Locale;
  theme: "light" | "dark";
  width: number;
}

const desk: Look = { locale: "en-US", theme: "light", width: 1280 };
const phone: Look = { locale: "zh-CN", theme: "dark", width: 390 };
const looks = [desk, phone];
const otherLooks: Look[] = [
  { locale: "zh-CN", theme: "dark", width: 1280 },
  { locale: "en-US", theme: "light", width: 390 },
];

/** Chooses language and theme as somebody would who has used this browser before. */
const dress = async (page: Page, { locale, theme, width }: Look) => {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await page.addInitScript(
    (choice) => {
      localStorage.setItem("console.locale", choice.locale);
      localStorage.setItem("console.theme", choice.theme);
    },
    { locale, theme },
  );
};

/** Errors that the browser reports, among them violations of the content security policy. */
const watchErrors = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};

const lookAt = (screens: Screen[], looks: Look[], name: string, role?: Role) => {
  for (const look of looks)
    test(`${name} in ${look.locale}, ${look.theme}, ${look.width} px`, async ({
      page,
      signInAsNew,
    }, testInfo) => {
      await dress(page, look);
      if (role) {
        await signInAsNew(role, look.locale);
        const answer = await page.request.post("/cc-api/operator/updateBasicInfo", {
          data: { theme: look.theme },
        });
        expect(answer.status(), await answer.text()).toBe(200);
      }
      const errors = watchErrors(page);
      for (const { name: screen, address, open, namedByData, expectedStatus } of screens)
        await test.step(screen, async () => {
          await page.goto(typeof address === "string" ? address : await address(page.request));
          await settled(page);
          if (open) {
            await open(page);
            await settled(page);
          }
          // For people to look at; nobody sees those of CI.
          if (!process.env["CI"])
            await page.screenshot({ path: testInfo.outputPath(`${screen}.png`), fullPage: !open });
          expect.soft(await inspect(page, { ...look, namedByData }), screen).toEqual([]);
          const unexpected = errors
            .splice(0)
            .filter((error) => !expectedStatus || !error.includes(`status of ${expectedStatus}`));
          expect.soft(unexpected, `${screen}: errors`).toEqual([]);
        });
    });
};

lookAt(publicScreens, looks, "the public area");
lookAt(frameScreens, looks, "the frame", "root");
lookAt(mainScreens, looks, "every page", "root");
lookAt(mainScreens, otherLooks, "every page", "root");
lookAt(detailScreens, looks, "every record", "root");
lookAt(formScreens, looks, "forms", "root");
lookAt(foreignScreens, looks, "what sales may not see", "sales");
