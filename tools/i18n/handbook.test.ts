import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@console-shell/contract/words/locale";
import { expect, test } from "vitest";
import { findParts } from "./find-parts.ts";

const root = join(import.meta.dirname, "../..");
const folders = { "en-US": "docs/operator", "zh-CN": "docs/zh/operator" };
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8").replaceAll("’", "'"),
  }));

test.each(locales)("the handbook names what's on the screen in %s", (locale) => {
  const catalogues = findParts().flatMap((part) => part.catalogues);
  const texts = catalogues.flatMap(({ texts }) => [...texts[locale].values()]);
  // Titles of apps and pages, and labels that the server needs, too.
  const titles = [
    ...read("sub-apps/*/{pages,vite.config}.ts"),
    ...read("contract/words/{alerts,permission-labels}.ts"),
  ].flatMap(({ text }) =>
    Array.from(text.matchAll(new RegExp(`"${locale}": "(.+?)"`, "g")), ([, title]) => title!),
  );
  const screen = [...texts, ...titles].join("\n").replaceAll("’", "'");
  const unknown = read(`${folders[locale]}/*.md`).flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, name]) => name!.replaceAll(/\s+/g, " "))
      .filter((name) => !screen.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("both languages have the same pages", () => {
  const names = (folder: string) => globSync("*.md", { cwd: join(root, folder) }).toSorted();
  expect(names(folders["zh-CN"])).toEqual(names(folders["en-US"]));
});
