import { walkRules } from "./walk-rules.ts";

/** Rules that name things for the whole page; in a scope, browsers may drop them. */
const isGlobal = (rule: CSSRule): boolean =>
  rule instanceof CSSFontFaceRule ||
  rule instanceof CSSKeyframesRule ||
  (typeof CSSPropertyRule === "function" && rule instanceof CSSPropertyRule);

const conditionOf = (rule: CSSRule): string | undefined => {
  if (rule instanceof CSSMediaRule) return `@media ${rule.media.mediaText}`;
  if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText}`;
  return undefined;
};

const withConditions = (rule: CSSRule): string => {
  let text = rule.cssText;
  for (let parent = rule.parentRule; parent; parent = parent.parentRule) {
    const condition = conditionOf(parent);
    if (condition) text = `${condition} {${text}}`;
  }
  return text;
};

/** Moves fonts, keyframes and property registrations out of the scope, with their conditions. */
export const hoist = (sheet: CSSStyleSheet): void => {
  const found: CSSRule[] = [];
  walkRules(sheet.cssRules, (rule) => {
    if (isGlobal(rule)) found.push(rule);
  });
  for (const rule of found.toReversed()) {
    const parent = rule.parentRule;
    if (!(parent instanceof CSSGroupingRule)) continue;
    sheet.insertRule(withConditions(rule), 0);
    parent.deleteRule([...parent.cssRules].indexOf(rule));
  }
};
