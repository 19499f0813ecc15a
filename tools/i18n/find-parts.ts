import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { locales, type Locale } from "@console-shell/contract/words/locale";
import { readCatalogue } from "./read-catalogue.ts";

/** One file of messages in every language. */
export interface Catalogue {
  name: string;
  texts: Record<Locale, Map<string, string>>;
}

export interface Source {
  path: string;
  code: string;
}

/** Something with its own texts: the shell, the UI kit, the SDK's stand-alone mode, a sub-app. */
export interface Part {
  name: string;
  catalogues: Catalogue[];
  /** Its code that runs in the page, without messages and tests. */
  sources: Source[];
}

const root = join(import.meta.dirname, "../..");
/** The repository's files that match a pattern, except installed and built ones. */
export const find = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|test-results|\.cache)$/.test(path),
  })
    .map((path) => path.split(sep).join("/"))
    .toSorted();
/** A file's content, by its path in the repository. */
export const read = (path: string): string => readFileSync(join(root, path), "utf8");

const catalogueOf = (english: string): Catalogue => ({
  name: english,
  texts: Object.fromEntries(
    locales.map((locale) => {
      const path = english.replace(/en-US\.ts$/, `${locale}.ts`);
      return [locale, readCatalogue(path, read(path))];
    }),
  ) as Catalogue["texts"],
});

/**
 * Code for building, serving or testing, which operators never see, and tables of pages: their titles are in
 * both languages by their type.
 */
const notShown =
  /(^|\/)(messages|tests|testing)\/|\.test\.tsx?$|(^|\/)(vite\.config|pages)\.ts$|^ui\/shared\/|^sdk\/vite\//;

const sourcesIn = (folder: string): Source[] =>
  find(`${folder}/**/*.{ts,tsx}`)
    .filter((path) => !notShown.test(path))
    .map((path) => ({ path, code: read(path) }));

/** Reads every part of the tree that operators see. */
export const findParts = (): Part[] =>
  ["shell", "ui", "sdk", ...find("sub-apps/*/package.json").map((path) => path.slice(0, -13))].map(
    (folder) => ({
      name: basename(folder),
      catalogues: find(`${folder}/**/messages/*en-US.ts`).map(catalogueOf),
      sources: sourcesIn(folder),
    }),
  );
