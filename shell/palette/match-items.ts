import { go } from "fuzzysort";
import type { PaletteItem } from "./palette-item.ts";

/** The least that counts as a match: what is typed may be in parts, but not all over the place. */
const threshold = 0.35;
/** A word that is not on the screen counts less than the title. */
const unseen = 0.9;

/**
 * The items that what was typed comes near to, best first, those of a group together. All of them
 * where nothing was typed.
 */
export const matchItems = (typed: string, items: readonly PaletteItem[]): PaletteItem[] => {
  const search = typed.trim();
  if (!search) return [...items];
  const found = go(search, items, {
    keys: [({ title }) => title, ({ words = [], group }) => [...words, group].join(" ")],
    threshold,
    limit: 30,
    scoreFn: (result) => Math.max(result[0]?.score ?? 0, (result[1]?.score ?? 0) * unseen),
  });
  return Array.from(Map.groupBy(found, ({ obj }) => obj.group).values())
    .flat()
    .map(({ obj }) => obj);
};
