import { cssOf, darkByDevice } from "@console-shell/ui/shared";
import { usedRules } from "./used-rules.ts";
import { usedVariables } from "./used-variables.ts";

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));

/** antd marks a ticked box by a class, which nobody sets before React is there; the box itself knows. */
const tickedByItself = (css: string): string =>
  css.replaceAll(/\.console-checkbox-checked\b/g, ".console-checkbox:has(input:checked)");

/** Of antd's styles those that a page's markup needs to look right; `ownCss` is what else it has. */
export const stylesOf = (antdCss: string, markup: string, ownCss: string): string => {
  const rules = usedRules(tickedByItself(antdCss), classesIn(markup))
    // Nobody has chosen a density who isn't signed in.
    .filter(({ selector }) => !selector.includes("[data-density"))
    // Made again below, of the variables that are used.
    .filter(({ selector }) => !selector.startsWith("@media (prefers-color-scheme"));
  const used = usedVariables(rules, ownCss);
  return cssOf([...used, darkByDevice(used)]);
};
