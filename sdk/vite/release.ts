import type { SubAppRelease } from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const stylesheet = /<link\b[^>]*\brel=["']?stylesheet["']?[^>]*>/gi;
const address = /\bhref=["']([^"']+)["']/i;

/** The stylesheets of the built entry page, in order, relative to it. */
const stylesOf = (page: string, base: string): string[] =>
  (page.match(stylesheet) ?? []).flatMap((tag) => {
    const href = address.exec(tag)?.[1];
    if (href === undefined) return [];
    return [href.startsWith(base) ? href.slice(base.length) : href];
  });

/** What a page must load before the sub-app can mount. */
export const releaseOf = (
  bundle: Rolldown.OutputBundle,
  folder: string,
  base: string,
): SubAppRelease => {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? [[file.fileName, file] as const] : [],
    ),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry chunk.");
  const closureOf = (fileName: string): Set<string> => {
    const files = new Set([fileName]);
    for (const name of files)
      for (const imported of chunks.get(name)?.imports ?? [])
        if (chunks.has(imported)) files.add(imported);
    return files;
  };
  const modules = closureOf(entry.fileName);
  const languages = locales.flatMap((locale) => {
    const chunk = [...chunks.values()].find(({ name }) => name === locale);
    return chunk ? [[locale, [...closureOf(chunk.fileName).difference(modules)]] as const] : [];
  });
  const shared = new Set(
    Array.from(modules).flatMap((name) =>
      // Chunks and addresses aren't in the page's import map.
      (chunks.get(name)?.imports ?? []).filter((it) => !chunks.has(it) && !/^[./]|:/.test(it)),
    ),
  );
  const page = readFileSync(join(folder, "index.html"), "utf8");
  return {
    entry: entry.fileName,
    modules: [...modules],
    styles: stylesOf(page, base),
    ...(languages.length > 0 && { languages: Object.fromEntries(languages) }),
    ...(shared.size > 0 && { shared: [...shared].toSorted() }),
  };
};
