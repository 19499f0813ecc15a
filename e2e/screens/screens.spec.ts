import type { Role } from "@console-shell/contract";
import type { Density } from "@console-shell/contract/words/preferences";
import type { Page } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { inspect, misprints, paper, sideways } from "./inspect.ts";
import { vanishing } from "./vanishing.ts";
import { goWithin } from "../support/go-within.ts";
import { changeLook, dress, fit, isElsewhere, type Look } from "./look.ts";
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
// One test checks many screens.
test.setTimeout(180_000);

const english = { locale: "en-US" } as const;
const chinese = { locale: "zh-CN" } as const;
const light = { theme: "light" } as const;
const dark = { theme: "dark" } as const;

const isFull = Boolean(process.env["TEST_FULL"]);
const inFull: Look[] = isFull
  ? [
      { ...english, ...light, width: 1280 },
      { ...chinese, ...dark, width: 390 },
    ]
  : [];
/** Each language, theme and width once: texts don't depend on colours, and English ones are the longest. */
const looks: [whenLoaded: Look, ...others: Look[]] = [
  { ...english, ...light, width: 390, axe: isFull ? "everything" : "colors" },
  ...inFull,
  { ...chinese, ...dark, width: 1280, axe: "everything" },
];

/** Widths between desktop and phone, where nothing may overflow either. */
const widthsBetween = [1000, 780, 720];

/** Records errors that the browser reports, including CSP violations. */
const watchErrors = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};

/** Changes the signed-in operator's density, for the next page load. */
const prefer = async (page: Page, density: Density) => {
  const answer = await page.request.post("/cc-api/operator/updateBasicInfo", {
    data: { density },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

interface Seen {
  role?: Role;
  density?: Density;
  /** Whether the widths between are checked. */
  isFluid?: boolean;
  /** Whether the pages are checked on paper. */
  isPrinted?: boolean;
  /** These pages' dialogs close with them, because nothing is entered. */
  isLeftAsItIs?: boolean;
}

const lookAt = (
  name: string,
  screens: Screen[],
  { role, density, isLeftAsItIs = false, isFluid = false, isPrinted = false }: Seen = {},
) => {
  test(name, async ({ page, signInAsNew }, testInfo) => {
    await dress(page, looks[0]);
    const operator = role && (await signInAsNew(role, looks[0].locale));
    if (density) await prefer(page, density);
    const errors = watchErrors(page);
    let inOrder: Look[] = looks;
    let isUntouched = false;
    for (const { name: screen, address, open, namedByData, expectedError } of screens)
      await test.step(screen, async () => {
        const to = typeof address === "string" ? address : await address(page.request);
        await (isUntouched && isElsewhere(page, to) ? goWithin(page, to) : page.goto(to));
        await settled(page);
        if (open) {
          await open(page, operator);
          await settled(page);
        }
        for (const look of inOrder) {
          await changeLook(page, look);
          const shown = `${screen} in ${look.locale}, ${look.theme}, at ${look.width} px`;
          // Screenshots for people; no one sees those of CI.
          if (!process.env["CI"])
            await page.screenshot({ path: testInfo.outputPath(`${shown}.png`), fullPage: !open });
          // A sub-app's texts load a moment after the shell's.
          await expect
            .configure({ soft: true })
            .poll(() => inspect(page, { ...look, namedByData }), { message: shown })
            .toEqual([]);
        }
        for (const width of isFluid ? widthsBetween : []) {
          await page.setViewportSize({ width, height: 800 });
          // Charts follow a new width a moment later.
          await expect
            .configure({ soft: true })
            .poll(() => sideways(page), { message: `${screen} at ${width} px` })
            .toEqual([]);
        }
        if (isPrinted) {
          await page.setViewportSize(paper);
          await page.emulateMedia({ media: "print" });
          await expect
            .configure({ soft: true })
            .poll(async () => [...(await misprints(page)), ...(await sideways(page))], {
              message: `${screen} on paper`,
              timeout: 5_000,
            })
            .toEqual([]);
          await page.emulateMedia({ media: null });
        }
        expect.soft(await vanishing(page), `${screen} in forced colours`).toEqual([]);
        const unexpected = errors
          .splice(0)
          .filter((error) => !expectedError || !error.includes(expectedError));
        expect.soft(unexpected, `${screen}: errors`).toEqual([]);
        // A signed-in operator keeps the look for the next screen; other visitors start over.
        if (operator) inOrder = inOrder.toReversed();
        else await fit(page, looks[0]);
        isUntouched = Boolean(operator) && (!open || isLeftAsItIs);
      });
  });
};

/** Screens per test: each test loads the console, and they have to fit its time limit while others run. */
const maxScreens = 12;

/** Adds one test for every few screens. */
const lookAtAll = (name: string, screens: Screen[], seen: Seen) => {
  for (let at = 0; at < screens.length; at += maxScreens)
    lookAt(`${name}, part ${at / maxScreens + 1}`, screens.slice(at, at + maxScreens), seen);
};

const root: Seen = { role: "root" };
lookAtAll("the public area", publicScreens, {});
lookAt("the frame", frameScreens, root);
lookAtAll("every page", mainScreens, { ...root, isFluid: true, isPrinted: true });
lookAtAll("every record", detailScreens, { ...root, isPrinted: true });
const forms: Seen = { ...root, isLeftAsItIs: true, isPrinted: true };
lookAtAll("forms", formScreens, forms);
lookAtAll("forms of finance", financeFormScreens, forms);
lookAt("what comes over a page", overlayScreens, root);
lookAt("a page without a connection", offlineScreens, root);
lookAt("lists close together @full", compactScreens, { ...root, density: "compact" });
lookAt("what sales may not see", foreignScreens, { role: "sales" });
