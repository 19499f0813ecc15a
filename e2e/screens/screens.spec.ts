import type { Role } from "@console-shell/contract";
import type { Density } from "@console-shell/contract/preferences";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { inspect, settled } from "./inspect.ts";
import { changeLook, dress, goWithin, type Look } from "./look.ts";
import {
  compactScreens,
  detailScreens,
  foreignScreens,
  financeFormScreens,
  formScreens,
  frameScreens,
  mainScreens,
  offlineScreens,
  overlayScreens,
  publicScreens,
  type Screen,
} from "./screens.ts";

test.describe.configure({ mode: "parallel" });
// One test looks at many screens.
test.setTimeout(120_000);

/** The look in which a page loads, and those that it changes to while it is open. */
type Looks = [first: Look, ...others: Look[]];

const english = { locale: "en-US" } as const;
const chinese = { locale: "zh-CN" } as const;
const light = { theme: "light" } as const;
const dark = { theme: "dark" } as const;

/** At a desk in both languages and both themes: words do not depend on colours, nor colours on words. */
const desk: Looks = [
  { ...english, ...light, width: 1280 },
  { ...chinese, ...dark, width: 1280 },
];
const phone: Looks = [{ ...chinese, ...dark, width: 390 }];
const phoneInBoth: Looks = [...phone, { ...english, ...light, width: 390 }];

/** Errors that the browser reports, among them violations of the content security policy. */
const watchErrors = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};

/** Changes the density of whoever is signed in, for the next page that loads. */
const prefer = async (page: Page, density: Density) => {
  const answer = await page.request.post("/cc-api/operator/updateBasicInfo", {
    data: { density },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

interface Who {
  role?: Role;
  density?: Density;
}

const lookAt = (name: string, screens: Screen[], looks: Looks, { role, density }: Who = {}) => {
  test(`${name} at ${looks[0].width} px`, async ({ page, signInAsNew }, testInfo) => {
    await dress(page, looks[0]);
    const operator = role && (await signInAsNew(role, looks[0].locale));
    if (density) await prefer(page, density);
    const errors = watchErrors(page);
    let inOrder: Look[] = looks;
    let isUntouched = false;
    for (const { name: screen, address, open, namedByData, expectedError } of screens)
      await test.step(screen, async () => {
        const to = typeof address === "string" ? address : await address(page.request);
        await (isUntouched ? goWithin(page, to) : page.goto(to));
        await settled(page);
        if (open) {
          await open(page, operator);
          await settled(page);
        }
        for (const [at, look] of inOrder.entries()) {
          await changeLook(page, look);
          const shown = `${screen} in ${look.locale}, ${look.theme}`;
          // For people to look at; nobody sees those of CI.
          if (!process.env["CI"])
            await page.screenshot({ path: testInfo.outputPath(`${shown}.png`), fullPage: !open });
          const remarks = await inspect(page, { ...look, namedByData, isAnotherLook: at > 0 });
          expect.soft(remarks, shown).toEqual([]);
        }
        const unexpected = errors
          .splice(0)
          .filter((error) => !expectedError || !error.includes(expectedError));
        expect.soft(unexpected, `${screen}: errors`).toEqual([]);
        // Whoever is signed in finds the next screen in the look of this one; strangers begin anew.
        if (operator) inOrder = inOrder.toReversed();
        isUntouched = Boolean(operator) && !open;
      });
  });
};

/** Screens of one test at most: together they have to fit its time, and other tests go on beside it. */
const mostScreens = 12;

const inParts = (screens: Screen[]): [part: number, screens: Screen[]][] =>
  Array.from({ length: Math.ceil(screens.length / mostScreens) }, (_, at) => [
    at + 1,
    screens.slice(at * mostScreens, (at + 1) * mostScreens),
  ]);

const root: Who = { role: "root" };
for (const looks of [desk, phone]) {
  lookAt("the public area", publicScreens, looks);
  lookAt("the frame", frameScreens, looks, root);
  for (const [part, screens] of inParts(detailScreens))
    lookAt(`every record, part ${part},`, screens, looks, root);
  lookAt("forms", formScreens, looks, root);
  lookAt("forms of finance", financeFormScreens, looks, root);
  lookAt("what comes over a page", overlayScreens, looks, root);
  lookAt("a page without a connection", offlineScreens, looks, root);
  lookAt("lists close together", compactScreens, looks, { ...root, density: "compact" });
  lookAt("what sales may not see", foreignScreens, looks, { role: "sales" });
}
for (const looks of [desk, phoneInBoth])
  for (const [part, screens] of inParts(mainScreens))
    lookAt(`every page, part ${part},`, screens, looks, root);
