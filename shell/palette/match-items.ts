import { textKey } from "@console-shell/contract/words/typed-text";
import { go } from "fuzzysort";
import type { PaletteItem } from "./palette-item.ts";

/** Minimum match score: the typed letters may be split into parts, but not scattered. */
const threshold = 0.35;
const limit = 30;

/** How many items of a group are listed before anything is typed. */
const mostOfGroup = 50;

/**
 * Items matching the typed text with each group kept together: the best title first, then hidden words.
 * Among equals the order given, in which the page's own come first. The first of each group if nothing was typed.
 */
export const matchItems = (typed: string, items: readonly PaletteItem[]): PaletteItem[] => {
  const search = textKey(typed.trim());
  if (!search)
    return Array.from(Map.groupBy(items, ({ group }) => group).values()).flatMap((group) =>
      group.slice(0, mostOfGroup),
    );
  // A recent page is listed once more, with words in other languages: those are kept.
  const places = new Map(items.map((item) => [`${item.to ?? item.id} ${item.title}`, item]));
  const listed = [...places.values()];
  // Searched apart: fuzzysort would find one word in the title and another in the hidden ones, and score it as a title.
  const by = (key: (item: PaletteItem) => string) => {
    const scores = new Map(
      go(search, listed, { key, threshold }).map(({ obj, score }) => [obj, score]),
    );
    return listed
      .filter((item) => scores.has(item))
      .toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  };
  const found = new Set([
    ...by(({ title }) => textKey(title)),
    ...by(({ title, words = [], group }) => textKey([title, ...words, group].join(" "))),
  ]);
  return Array.from(Map.groupBy([...found].slice(0, limit), ({ group }) => group).values()).flat();
};
