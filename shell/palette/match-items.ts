import { textKey } from "@console-shell/contract/words/typed-text";
import { go } from "fuzzysort";
import type { PaletteItem } from "./palette-item.ts";

/** Minimum match score: the typed letters may be split into parts, but not scattered. */
const threshold = 0.35;
/** Matching a hidden word scores lower than matching the title. */
const unseen = 0.9;

/** How many items of a group are listed before anything is typed. */
const mostOfGroup = 50;

/** Items matching the typed text, best first, with each group kept together. The first of each group if nothing was typed. */
export const matchItems = (typed: string, items: readonly PaletteItem[]): PaletteItem[] => {
  const search = textKey(typed.trim());
  if (!search)
    return Array.from(Map.groupBy(items, ({ group }) => group).values()).flatMap((group) =>
      group.slice(0, mostOfGroup),
    );
  // A recent page is listed once more, with words in other languages: those are kept.
  const places = new Map(items.map((item) => [`${item.to ?? item.id} ${item.title}`, item]));
  const found = go(search, [...places.values()], {
    keys: [
      ({ title }) => textKey(title),
      ({ words = [], group }) => textKey([...words, group].join(" ")),
    ],
    threshold,
    limit: 30,
    scoreFn: (result) => Math.max(result[0]?.score ?? 0, (result[1]?.score ?? 0) * unseen),
  });
  return Array.from(Map.groupBy(found, ({ obj }) => obj.group).values())
    .flat()
    .map(({ obj }) => obj);
};
