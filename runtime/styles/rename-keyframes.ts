import { walkRules } from "./walk-rules.ts";

const word = /"(?:[^"\\]|\\[\s\S])*"|(?:[\w-]|[^\0-\x7f]|\\[\s\S])+/g;
const variable = /var\(\s*(--[^\s,)]+)/g;

const styleOf = (rule: CSSRule): CSSStyleDeclaration | undefined =>
  rule instanceof CSSStyleRule ? rule.style : undefined;

/**
 * Keyframes are global names: prefixes those of a sub-app with its name, in the rules and where
 * declarations use them, also through a custom property that an animation reads.
 */
export const renameKeyframes = (app: string, sheets: readonly CSSStyleSheet[]): void => {
  const names = new Map<string, string>();
  const carriers = new Set<string>();
  const walk = (visit: (rule: CSSRule) => void) => {
    for (const sheet of sheets) walkRules(sheet.cssRules, visit);
  };
  walk((rule) => {
    if (rule instanceof CSSKeyframesRule) names.set(rule.name, `${app}-${rule.name}`);
  });
  if (names.size === 0) return;

  const renamed = (text: string) => text.replace(word, (part) => names.get(part) ?? part);
  const valueOf = (style: CSSStyleDeclaration) =>
    style.getPropertyValue("animation-name") || style.getPropertyValue("animation");
  walk((rule) => {
    const style = styleOf(rule);
    if (!style) return;
    for (const [, name] of valueOf(style).matchAll(variable)) if (name) carriers.add(name);
  });
  const set = (style: CSSStyleDeclaration, name: string, value: string) => {
    const text = renamed(value);
    if (text !== value) style.setProperty(name, text, style.getPropertyPriority(name));
  };
  walk((rule) => {
    if (rule instanceof CSSKeyframesRule) {
      rule.name = names.get(rule.name) ?? rule.name;
      return;
    }
    const style = styleOf(rule);
    if (!style) return;
    const direct = style.getPropertyValue("animation-name");
    if (direct) set(style, "animation-name", direct);
    else if (style.getPropertyValue("animation"))
      set(style, "animation", style.getPropertyValue("animation"));
    for (const name of carriers) {
      const value = style.getPropertyValue(name);
      if (value) set(style, name, value);
    }
  });
};
