import { afterEach, beforeEach, expect, test } from "vitest";
import { scopeAttribute } from "../effects/page-knowledge.ts";
import { buildSheets } from "./build-sheets.ts";
import { flattenImports } from "./flatten-imports.ts";

const imported = `@font-face { font-family: asked; src: url("font.woff2") } p { order: 1 }`;
const address = `data:text/css,${encodeURIComponent(imported)}`;
const root = document.createElement("div");
const text = root.appendChild(document.createElement("p"));
/** The effect of the import: the style rule, the font, and a rule in an earlier layer. */
const outcome = () => ({
  order: getComputedStyle(text).order,
  fonts: [...document.fonts].map(({ family }) => family),
});

beforeEach(() => {
  root.setAttribute(scopeAttribute, "app");
  document.body.append(root);
});
afterEach(() => {
  document.adoptedStyleSheets = [];
  root.remove();
});

/** What the browser itself does with a sheet. */
const asBrowser = async (sheet: string) => {
  const style = document.createElement("style");
  style.textContent = sheet;
  const loaded = new Promise((resolve) => {
    style.addEventListener("load", resolve);
  });
  document.head.append(style);
  await loaded;
  const seen = outcome();
  style.remove();
  return seen;
};
const asRuntime = async (sheet: string) => {
  const base = location.href;
  const load = (url: string) => Promise.resolve({ text: imported, url });
  const sources = await flattenImports({ text: sheet, base, around: [] }, undefined, load, []);
  document.adoptedStyleSheets = buildSheets("app", sources);
  return outcome();
};

test.each([
  ["", true],
  ["supports(display: grid)", true],
  ["supports(display: nonsense)", false],
  ["supports(not (display: nonsense))", true],
  ["supports(not (display: grid))", false],
  ["supports((display: grid) and (order: 1))", true],
  ["supports((display: grid) and (order: nonsense))", false],
  ["supports((display: nonsense) or (order: 1))", true],
  ["supports(selector(p > p))", true],
  ["supports(selector(p >> p))", false],
  ["supports(--own: 1)", true],
  ["supports(width: calc(1px + (2px * 3)))", true],
  [`supports(content: ")")`, true],
  ["screen and (min-width: 1px)", true],
  ["screen and (max-width: 1px)", false],
  ["print, screen", true],
  ["print, not screen", false],
  ["(width > 1px) and (not (color: 0))", true],
  ["layer", true],
  ["layer(own)", true],
  ["layer(own.inner) supports(display: grid) screen", true],
  ["layer(own) supports(display: grid) print", false],
  ["layer supports(display: nonsense)", false],
])("R3.5 an import with %j applies as in the browser: %s", async (conditions, holds) => {
  // A weaker rule in an earlier layer shows whether the import's own layer comes later.
  const sheet = `@layer weak; @import url("${address}") ${conditions}; @layer weak { p { order: 2 } }`;
  const expected = await asBrowser(sheet);
  expect(expected).toEqual({ order: holds ? "1" : "2", fonts: holds ? ["asked"] : [] });
  expect(await asRuntime(sheet)).toEqual(expected);
});
