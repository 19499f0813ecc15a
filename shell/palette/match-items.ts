import { textKey } from "@console-shell/contract/words/typed-text";
import { go } from "fuzzysort";
import type { PaletteItem } from "./palette-item.ts";

/** Minimum match score: the typed letters may be split into parts, but not scattered. */
const threshold = 0.35;
const limit = 30;

/** How many items of a group are listed before anything is typed. */
const mostOfGroup = 50;

/** Up to this rank, Enter needn't wait for records that may match better. */
export const surestRank = 1;
/** Of what matches only by hidden words or with letters left out. */
const otherRank = 4;

/** How well a title matches: 0 exactly, 1 at its beginning, 2 at a word, 3 inside, 4 otherwise. */
export const rankOf = (typed: string, title: string): number => {
  const search = textKey(typed.trim());
  const text = textKey(title);
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  if (text.split(/[\s\p{P}]+/u).some((word) => word.startsWith(search))) return 2;
  return text.includes(search) ? 3 : otherRank;
};

/** What ends something comes after titles with such a word, unless its whole title was typed. */
const carefulRank = 2.5;

/** The rank of an item. */
export const itemRank = (typed: string, { title, rank, careful }: PaletteItem): number => {
  const found = rank ?? rankOf(typed, title);
  return careful && found > 0 ? Math.max(found, carefulRank) : found;
};

const inOrder = (items: readonly PaletteItem[]): PaletteItem[] =>
  Array.from(Map.groupBy(items, ({ group }) => group).values()).flat();

/**
 * Items matching the typed text and the records found for it, the best titles first, with each group kept together.
 * Among equals the order given, in which the page's own come first. The first of each group if nothing was typed.
 */
export const matchItems = (
  typed: string,
  items: readonly PaletteItem[],
  records: readonly PaletteItem[] = [],
): PaletteItem[] => {
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
  // A record that was visited is among the recent pages, too, but without what can be done with it.
  const addresses = new Set(records.map(({ to }) => to));
  const own = [...found].filter(({ to }) => to === undefined || !addresses.has(to));
  const ranks = new Map([...own, ...records].map((item) => [item, itemRank(search, item)]));
  return inOrder(
    [...own.slice(0, limit), ...records].toSorted(
      (one, other) => ranks.get(one)! - ranks.get(other)!,
    ),
  );
};
