import { type PrerenderedPage, prerenderedPages } from "@console-shell/contract/words/prerendered";
import type { Appearance } from "#kernel/appearance.ts";
import { escapeHtml } from "#kernel/html.ts";
import { scriptJson } from "./script-json.ts";

/** Replaces the empty root in the shell's page. */
export interface PrerenderedParts {
  path: string;
  page: PrerenderedPage;
  /** The page's markup, with everything it needs. */
  markup: string;
  appearance: Appearance;
}

const emptyRoot = '<div id="root"></div>';
const modules = /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n?/g;
const stylesheets = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * The shell's page with a prerendered page's markup and styles, which show before anything else has loaded. The rest
 * waits in a template, which the page's script opens.
 */
export const withPrerendered = (
  html: string,
  { path, page, markup, appearance }: PrerenderedParts,
  head: string,
  preloads: readonly string[],
  antdSheets: readonly string[],
): string => {
  const { locale, theme } = appearance;
  const styles = [
    `<style id="prerendered-styles">${page.styles}</style>`,
    `<style>${page.ownStyles}</style>`,
    // They're in the page already: look-ups find them, and nobody loads them.
    ...page.stylesheets.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}" disabled>`),
  ].join("\n    ");
  const fragment = prerenderedPages[path]?.fragment;
  const rule = fragment ? ` data-fragment="${fragment}"` : "";
  const root = `<div id="root" data-prerendered="${locale} ${theme}"${rule}>${markup}</div>`;
  const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  const shared = preloads.flatMap((tag) => /href="(\/shared\/[^"]+)"/.exec(tag)?.slice(1) ?? []);
  const steps = `(${page.loadScripts})(${scriptJson([...shared, entry])})`;
  const body = [
    root,
    `<template id="prerendered-offline">${page.offline}</template>`,
    `<template id="prerendered-failed">${page.failed}</template>`,
    `<script>${page.script}</script>`,
    head,
    `<template id="prerendered-later">${[...antdSheets, ...preloads].join("")}<script type="module">${steps}</script></template>`,
  ].join("\n    ");
  return html
    .replaceAll(modules, "")
    .replaceAll(stylesheets, "")
    .replace("<title></title>", () => `<title>${escapeHtml(page.title)}</title>\n    ${styles}`)
    .replace(emptyRoot, () => body);
};
