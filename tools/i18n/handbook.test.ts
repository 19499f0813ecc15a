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
    ...read("contract/words/{alerts,permission-labels,vitals}.ts"),
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

test.each(locales)("every page in the navigation has its part of the handbook in %s", (locale) => {
  const rows = read("sub-apps/*/pages.ts").flatMap(({ path, text }) =>
    text
      .split(/\n  \{\n/)
      .slice(1)
      .filter((row) => /^    title: /m.test(row))
      .map((row) => ({
        page: `${path} ${/path: "(.+?)"/.exec(row)?.[1]}`,
        help: /^    help: "(.+?)"/m.exec(row)?.[1],
      })),
  );
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.filter(({ help = "" }) => {
    const [name = "", anchor] = help.split("#");
    const [file] = read(`${folders[locale]}/${name}.md`);
    if (!name || !file) return true;
    const headings = Array.from(file.text.matchAll(/^#+ (.+)$/gm), ([, heading]) => heading!);
    // As VitePress makes them, or as the heading says.
    const anchors = headings.map(
      (heading) =>
        /\{#(.+)\}$/.exec(heading)?.[1] ?? heading.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "-"),
    );
    return anchor !== undefined && !anchors.includes(anchor);
  });
  expect(missing).toEqual([]);
});
