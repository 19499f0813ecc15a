import { join } from "node:path";
import type { Role } from "@console-shell/contract";
import type { BrowserContext } from "@playwright/test";
import { settled } from "../screens/inspect.ts";
import { dress, type Look } from "../screens/look.ts";
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
} from "../screens/screens.ts";
import { demoPassword, test } from "../support/test.ts";
import { shiftClock } from "./shift-clock.ts";
import { takePicture } from "./take-picture.ts";

// One test takes many pictures.
test.setTimeout(300_000);

const folder = join(import.meta.dirname, "../../docs/screens");
/** What browsers know of earlier sign-ins: each new browser would be told to the operator. */
const known: Awaited<ReturnType<BrowserContext["cookies"]>> = [];

const looks: Record<string, Look> = {
  desk: { locale: "en-US", theme: "light", width: 1280 },
  phone: { locale: "zh-CN", theme: "dark", width: 390 },
};

interface Group {
  screens: Screen[];
  role?: Role;
  /** The folder of its pictures, where it is not that of the page's sub-application. */
  section?: string;
  density?: "compact";
}

const groups: Group[] = [
  { screens: publicScreens, section: "signing-in" },
  { screens: frameScreens, role: "root", section: "console-shell" },
  {
    screens: [...mainScreens, ...detailScreens, ...formScreens, ...financeFormScreens],
    role: "root",
  },
  { screens: foreignScreens, role: "sales", section: "console-shell" },
  { screens: compactScreens, role: "root", section: "console-shell", density: "compact" },
  { screens: offlineScreens, role: "root", section: "console-shell" },
  // Ends the session.
  { screens: overlayScreens, role: "root", section: "console-shell" },
];

for (const [look, how] of Object.entries(looks))
  for (const { screens, role, section, density = "comfortable" } of groups)
    test(`${screens[0]!.name} and the like, ${look}`, async ({ context, page, signIn }) => {
      await context.addInitScript(shiftClock, Number(process.env["SCREENS_SHIFT"]));
      if (role) {
        await context.addCookies(known);
        await signIn(role);
        known.splice(0, known.length, ...(await context.cookies()));
        await page.request.post("/cc-api/operator/updateBasicInfo", {
          data: { locale: how.locale, density },
        });
      }
      for (const { name, address, open } of screens) {
        const shown = await context.newPage();
        await dress(shown, how);
        await shown.goto(typeof address === "string" ? address : await address(page.request));
        await settled(shown);
        await open?.(
          shown,
          role && { account: role, name: role, email: "", password: demoPassword },
        );
        await settled(shown);
        const place = section ?? new URL(shown.url()).pathname.split("/")[1]!;
        await takePicture(shown, join(folder, place, `${name}.${look}.webp`));
        await shown.close();
      }
    });
