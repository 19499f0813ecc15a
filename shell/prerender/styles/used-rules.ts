import { rulesOf, type Rule } from "@console-shell/ui/shared";

/** The selectors of a list; a comma in brackets parts none. */
const parted = (selectors: string): string[] => selectors.split(/,(?![^(]*\))/);

/** Whether elements with no other classes than these may match; what is in brackets is not looked at. */
const mayMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(/\([^()]*\)/g, "").matchAll(/\.([\w-]+)/g)].every(([, name]) =>
    classes.has(name!),
  );

/** The rules that count where no element has other classes than these; no animations. */
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
