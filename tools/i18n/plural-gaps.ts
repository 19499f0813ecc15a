import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "@console-shell/contract/words/locale";
import { walkElements } from "./walk-elements.ts";

/** Plural forms that the language requires and a text lacks, e.g. `count: one`. */
export const pluralGaps = (text: string, locale: Locale): string[] => {
  const gaps: string[] = [];
  walkElements(text, (element) => {
    if (element.type !== TYPE.plural) return;
    const { pluralCategories } = new Intl.PluralRules(locale, {
      type: element.pluralType ?? "cardinal",
    }).resolvedOptions();
    for (const form of pluralCategories)
      if (!(form in element.options)) gaps.push(`${element.value}: ${form}`);
  });
  return gaps;
};
