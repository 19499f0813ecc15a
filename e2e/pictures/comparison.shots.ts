import { join } from "node:path";
import type { Page } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { fit, type Look } from "../screens/look.ts";
import { test } from "../support/test.ts";
import { groups } from "./groups.ts";
import { showGroup } from "./show-group.ts";
import { writePicture } from "./take-picture.ts";

// One test takes many pictures.
test.setTimeout(600_000);

const folder = process.env["SCREENS_FOLDER"]!;
const stoppedAt = process.env["SCREENS_STOPPED_AT"]!;
// The server's clock is fixed like the pages', so ages are the same however long a run takes.
test.use({ serverEnvironment: { SCREENS_CLOCK: "stopped" } });

const light: Look = { locale: "en-US", theme: "light", width: 1440 };

/** The looks of one page, which switches between them while it is open. */
const looks: Record<string, Record<string, Look>> = {
  desk: { "desk-light": light, "desk-dark": { ...light, theme: "dark" } },
  phone: {
    "phone-light": { ...light, width: 390 },
    "phone-dark": { ...light, theme: "dark", width: 390 },
  },
};

/** Waits until two consecutive frames are equal: charts and tables adapt to a new size. */
const still = async (page: Page): Promise<Buffer> => {
  let before = await page.screenshot();
  for (let left = 10; left > 0; left -= 1) {
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
};

for (const [name, changes] of Object.entries(looks))
  for (const group of groups)
    test(`${group.screens[0]!.name} and the like, ${name}`, async ({ context, page, signIn }) => {
      await context.clock.setFixedTime(Number(stoppedAt));
      const [first] = Object.values(changes);
      await showGroup({ context, page, signIn }, group, first!, async (shown, place) => {
        for (const [look, how] of Object.entries(changes)) {
          await fit(shown, how);
          await settled(shown);
          await writePicture(join(folder, `${place}.${look}.png`), await still(shown));
        }
      });
    });
