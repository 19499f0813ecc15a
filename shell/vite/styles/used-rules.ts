import { rulesOf, type Rule } from "@console-shell/ui/shared";

/** Splits a selector list; commas in parentheses don't count. */
const parted = (selectors: string): string[] => selectors.split(/,(?![^(]*\))/);

/** Whether the selector can match elements with only these classes; the content of parentheses is ignored. */
const mayMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(/\([^()]*\)/g, "").matchAll(/\.([\w-]+)/g)].every(([, name]) =>
    classes.has(name!),
  );

/** The rules that can apply to elements with only these classes; no animations. */
export const usedRules = (css: string, classes: ReadonlySet<string>): Rule[] =>
  rulesOf(css).flatMap(({ selector, body }): Rule[] => {
    if (selector.startsWith("@keyframes")) return [];
    if (selector.startsWith("@")) {
      const inner = usedRules(body, classes);
      return inner.length > 0
        ? [{ selector, body: inner.map((rule) => `${rule.selector}{${rule.body}}`).join("") }]
        : [];
    }
    const used = parted(selector).filter((one) => mayMatch(one, classes));
    return used.length > 0 ? [{ selector: used.join(","), body }] : [];
  });
