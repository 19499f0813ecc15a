import type { BrowserContext, Page } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { dress, type Look } from "../screens/look.ts";
import { demoPassword } from "../support/test.ts";
import type { Group } from "./groups.ts";

/** The cookies of known browsers: the operator would be notified of each new one. */
const known: Awaited<ReturnType<BrowserContext["cookies"]>> = [];

interface Browsing {
  context: BrowserContext;
  page: Page;
  signIn: (role: Group["role"]) => Promise<void>;
}

/** Opens a group's screens in sequence, each in its own page. */
export const showGroup = async (
  { context, page, signIn }: Browsing,
  { screens, role, section, density = "comfortable" }: Group,
  look: Look,
  take: (shown: Page, place: string) => Promise<void>,
): Promise<void> => {
  if (role) {
    await context.addCookies(known);
    await signIn(role);
    known.splice(0, known.length, ...(await context.cookies()));
    await page.request.post("/cc-api/operator/updateBasicInfo", {
      data: { locale: look.locale, density },
    });
  }
  for (const { name, address, open } of screens) {
    const shown = await context.newPage();
    await dress(shown, look);
    await shown.goto(typeof address === "string" ? address : await address(page.request));
    await settled(shown);
    await open?.(shown, role && { account: role, name: role, email: "", password: demoPassword });
    await settled(shown);
    // The brand's picture, which comes once the form can be used.
    if (!role)
      await shown.waitForFunction(() =>
        Array.from(document.querySelectorAll("aside")).every(
          (aside) => aside.querySelector("svg") || !aside.checkVisibility(),
        ),
      );
    await take(shown, `${section ?? new URL(shown.url()).pathname.split("/")[1]!}/${name}`);
    await shown.close();
  }
};
