import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const installed = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

/** The weights in use: regular, medium and semibold. */
const weights = { min: 400, max: 600, default: 400 };

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Western European letters and the signs of the console's texts; fonts.css has the same ranges. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  "ŒœŸ‐‑–—‘’‚“”„†‡•…‰‹›€™←↑→↓−×≤≥",
].join("");

/**
 * Has `url("inter.woff2")` of the stylesheets mean Inter with only the console's weights and characters: little more
 * than half of the installed file.
 */
export const subsetFont = (): Plugin => ({
  name: "console:subset-font",
  async config() {
    const whole = await readFile(createRequire(import.meta.url).resolve(installed));
    const font = await subset(whole, characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    const directory = join(import.meta.dirname, "../.cache");
    const file = join(directory, "inter.woff2");
    await mkdir(directory, { recursive: true });
    // Two builds at the same time never read half a file.
    const written = `${file}.${crypto.randomUUID()}`;
    await writeFile(written, font);
    await rename(written, file);
    return { resolve: { alias: { "inter.woff2": file } } };
  },
});
