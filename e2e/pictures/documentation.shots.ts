import { join } from "node:path";
import type { Look } from "../screens/look.ts";
import { test } from "../support/test.ts";
import { groups } from "./groups.ts";
import { shiftClock } from "./shift-clock.ts";
import { showGroup } from "./show-group.ts";
import { takePicture } from "./take-picture.ts";

// One test takes many pictures.
test.setTimeout(900_000);

const folder = process.env["SCREENS_FOLDER"]!;

const looks: Record<string, Look> = {
  desk: { locale: "en-US", theme: "light", width: 1280 },
  phone: { locale: "zh-CN", theme: "dark", width: 390 },
};

for (const [name, look] of Object.entries(looks))
  for (const group of groups)
    test(`${group.screens[0]!.name} and the like, ${name}`, async ({ context, page, signIn }) => {
      await context.addInitScript(shiftClock, Number(process.env["SCREENS_SHIFT"]));
      await showGroup({ context, page, signIn }, group, look, (shown, place) =>
        takePicture(shown, join(folder, `${place}.${name}.webp`)),
      );
    });
