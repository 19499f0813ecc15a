import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { antdTierNames, tierSpecifier } from "../antd-tiers.ts";
import { integrityOf } from "../manifest.ts";
import { addSheet } from "./add-sheet.ts";
import { sheetNames, sheetOf, type SheetName, type StaticStyles } from "./static-styles.ts";

/** An antd stylesheet as a file. */
export interface SheetFile {
  name: SheetName;
  fileName: string;
  css: string;
}

/**
 * antd's stylesheets, named by content hash. The kit's rules are in the one that every page with the kit
 * waits for.
 */
export const sheetFiles = ({ sheets }: Pick<StaticStyles, "sheets">, kitCss = ""): SheetFile[] =>
  sheetNames.map((name) => {
    const css = name === sheetOf.core ? sheets[name] + kitCss : sheets[name];
    const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
    return { name, fileName: `antd-${name}-${hash}.css`, css };
  });

/**
 * Makes each antd tier wait for its stylesheet, so nothing renders unstyled. `specifiers` maps entry names
 * to specifiers.
 */
export const addedSheets = (
  files: Promise<readonly SheetFile[]>,
  specifiers: ReadonlyMap<string, string>,
): Plugin => ({
  name: "console:antd-sheets",
  async renderChunk(code, { isEntry, name }) {
    const specifier = isEntry && specifiers.get(name);
    const tier = antdTierNames.find((tier) => tierSpecifier(tier) === specifier);
    if (!tier) return null;
    const { fileName, css } = (await files).find((file) => file.name === sheetOf[tier])!;
    // Inlined as text: the bundler puts an entry with top-level await into a separate file.
    const call = `await (${addSheet.toString()})(new URL("./${fileName}", import.meta.url).href, "${integrityOf(css, "sha256")}");`;
    return { code: `${code}\n${call}\n`, map: null };
  },
});
