import { TYPE } from "@formatjs/icu-messageformat-parser";
import { walkElements } from "./walk-elements.ts";

/**
 * The placeholders of a text, name → format. A plural counts as a number, because a language
 * without plural forms writes just the number in the same format.
 */
export const placeholdersOf = (text: string): Record<string, string> => {
  const found: Record<string, Set<string>> = {};
  walkElements(text, (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const kind = element.type === TYPE.plural ? TYPE.number : element.type;
    (found[element.value] ??= new Set()).add(TYPE[kind]);
  });
  return Object.fromEntries(
    Object.entries(found)
      .map(([name, kinds]): [string, string] => [name, [...kinds].toSorted().join(" and ")])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};
