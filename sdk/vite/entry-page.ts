import { readFileSync } from "node:fs";
import { join } from "node:path";

const moduleScript = /<script\b[^>]*\btype=["']?module["']?[^>]*>\s*<\/script>/gi;
const sourceAttribute = /\bsrc=["']([^"']+)["']/i;

/** The sub-app's entry page. */
export const entryPageFile = (root: string): string => join(root, "index.html");

const entryTag = (html: string): { tag: string; source: string } => {
  const tag = html.match(moduleScript)?.at(-1);
  const source = tag && sourceAttribute.exec(tag)?.[1];
  if (!source) throw new Error('index.html needs a <script type="module" src="./main.tsx">.');
  return { tag, source };
};

/** The source of the entry page's script, relative to the sub-app's folder: `/main.tsx`. */
export const entryScript = (root: string): string =>
  entryTag(readFileSync(entryPageFile(root), "utf8")).source.replace(/^\.?\/?/, "/");

/** Marks the entry script, so loaders know which one exports the lifecycles. */
export const markEntry = (html: string): string => {
  const { tag } = entryTag(html);
  return html.replace(tag, tag.replace("<script", "<script entry"));
};

/** Replaces the page's entry script. */
export const replaceEntry = (html: string, source: string): string => {
  const { tag } = entryTag(html);
  return html.replace(tag, tag.replace(sourceAttribute, `src="${source}"`));
};
