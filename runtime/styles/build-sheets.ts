import { absoluteText } from "./absolute-text.ts";
import { hoist } from "./hoist.ts";
import { renameKeyframes } from "./rename-keyframes.ts";
import { scopeSelector } from "./scope-selector.ts";
import type { StyleSource } from "./source.ts";
import { walkRules } from "./walk-rules.ts";

/** The attribute that marks the elements of a sub-app: its container and its overlay root. */
export const scopeAttribute = "data-sub-app";

/**
 * Wraps the text, instead of moving parsed rules: serialising a rule loses every shorthand that
 * holds a var() beside a longhand of the same family.
 */
const wrap = (source: StyleSource, app: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  const open = source.around.map((condition) => `${condition} {`).join("");
  const close = source.around.map(() => "}").join("");
  const text = absoluteText(source.text, source.base);
  sheet.replaceSync(`@scope ([${scopeAttribute}="${CSS.escape(app)}"]) {${open}${text}\n${close}}`);
  return sheet;
};

/** Constructed sheets of a sub-app, in the order of their sources, confined to its scope. */
export const buildSheets = (app: string, sources: readonly StyleSource[]): CSSStyleSheet[] => {
  const sheets = sources.map((source) => wrap(source, app));
  renameKeyframes(app, sheets);
  for (const sheet of sheets) {
    walkRules(sheet.cssRules, (rule) => {
      if (!(rule instanceof CSSStyleRule)) return;
      const mapped = scopeSelector(rule.selectorText);
      if (mapped !== rule.selectorText) rule.selectorText = mapped;
    });
    hoist(sheet);
  }
  return sheets;
};
