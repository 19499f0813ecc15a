import { extractStyle } from "@ant-design/cssinjs";
import { cssOf, type Rule } from "./rules-of.ts";
import { usedRules } from "./used-rules.ts";
import { definesVariables, usedVariables } from "./used-variables.ts";

type Cache = Parameters<typeof extractStyle>[0];

const classesIn = (markup: string, htmlClass: string): Set<string> =>
  new Set([
    htmlClass,
    ...[...markup.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")),
  ]);

/** antd marks a ticked box by a class, which nobody sets before React is there; the box itself knows. */
const tickedByItself = (css: string): string =>
  css.replaceAll(/\.console-checkbox-checked\b/g, ".console-checkbox:has(input:checked)");

/** Of antd's styles those that a page's markup needs to look right; `ownCss` is what else it has. */
export const stylesOf = (
  cache: Cache,
  markup: string,
  htmlClass: string,
  ownCss: string,
): Rule[] => {
  const classes = classesIn(markup, htmlClass);
  return usedVariables(usedRules(tickedByItself(extractStyle(cache, true)), classes), ownCss);
};

/**
 * The variables of the dark theme for markup in the classes of the light one, where only the device
 * says which of them it is to be. They count until the shell is there.
 */
export const asTheDeviceSays = (dark: readonly Rule[]): string => {
  const page = `html[data-prerendered="system"]`;
  const rules = dark.filter(definesVariables).map(({ selector, body }) => {
    const light = selector.replaceAll(".console-dark", ".console-light");
    return { selector: `${page}${light},${page} ${light}`, body };
  });
  return `@media (prefers-color-scheme:dark){${cssOf(rules)}}`;
};
