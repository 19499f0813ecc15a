import { cssOf, darkOnScreen, withoutDarkOnScreen } from "@console-shell/ui/shared";
import { usedRules } from "./used-rules.ts";
import { usedVariables } from "./used-variables.ts";

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));

/** antd marks a checked box by class, which nobody sets before React; use `:checked` instead. */
const tickedByItself = (css: string): string =>
  css.replaceAll(/\.console-checkbox-checked\b/g, ".console-checkbox:has(input:checked)");

/** The antd styles that a page's markup needs; `ownCss` is the page's other CSS. */
export const stylesOf = (antdCss: string, markup: string, ownCss: string): string => {
  // Its variables are looked for, and those in use wrapped again.
  const rules = withoutDarkOnScreen(usedRules(tickedByItself(antdCss), classesIn(markup)))
    // The density is a setting of signed-in operators only.
    .filter(({ selector }) => !selector.includes("[data-density"));
  return cssOf(darkOnScreen(usedVariables(rules, ownCss)));
};
