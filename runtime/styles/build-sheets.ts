import { scopeAttribute } from "../effects/page-knowledge.ts";
import { adaptText } from "./adapt-text.ts";
import { learnNames } from "./names.ts";
import { fill } from "./page-sheets.ts";
import type { StyleSource } from "./source.ts";

/**
 * A sheet's text confined to its sub-app, excluding nested sub-apps. Unclosed blocks are closed by
 * the end of the text.
 */
export const scopedText = (app: string, source: StyleSource): string =>
  `@scope ([${scopeAttribute}="${CSS.escape(app)}"]) to (:scope [${scopeAttribute}]) {${adaptText(app, source)}`;

/** Constructed sheets of a sub-app, in source order. */
export const buildSheets = (app: string, sources: readonly StyleSource[]): CSSStyleSheet[] => {
  // Names first: a sheet may use keyframes of a later one.
  for (const { text } of sources) learnNames(app, text);
  return sources.map((source) => {
    const sheet = new CSSStyleSheet();
    fill(sheet, scopedText(app, source));
    return sheet;
  });
};
