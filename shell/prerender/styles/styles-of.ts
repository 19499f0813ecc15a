import { cssOf, type Rule } from "@console-shell/ui/shared";
import { usedRules } from "./used-rules.ts";
import { definesVariables, usedVariables } from "./used-variables.ts";

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));

/** antd marks a ticked box by a class, which nobody sets before React is there; the box itself knows. */
const tickedByItself = (css: string): string =>
  css.replaceAll(/\.console-checkbox-checked\b/g, ".console-checkbox:has(input:checked)");

const dark = '[data-console][data-theme="dark"]';

/** Until the shell is there, the device says which theme it is where nobody has chosen one. */
const asTheDeviceSays = (rules: readonly Rule[]): string => {
  const own = rules
    .filter((rule) => definesVariables(rule) && rule.selector === dark)
    .map(({ body }) => ({ selector: "[data-console]:not([data-theme])", body }));
  return `@media (prefers-color-scheme:dark){${cssOf(own)}}`;
};

/** Of antd's styles those that a page's markup needs to look right; `ownCss` is what else it has. */
export const stylesOf = (antdCss: string, markup: string, ownCss: string): string => {
  const rules = usedRules(tickedByItself(antdCss), classesIn(markup))
    // Nobody has chosen a density who isn't signed in.
    .filter(({ selector }) => !selector.includes("[data-density"));
  const used = usedVariables(rules, ownCss);
  return cssOf(used) + asTheDeviceSays(used);
};
