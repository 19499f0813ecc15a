import type { ReactNode } from "react";

/** One line of the palette. */
export interface PaletteItem {
  id: string;
  /** What it is filed under. */
  group: string;
  title: string;
  /** Tells it from others of that title. */
  detail?: string | undefined;
  /** Other words that find it, e.g. its title in the other language. */
  words?: readonly string[];
  icon?: ReactNode;
  /** Where it leads; what leads nowhere does something. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  /** Each with its place among all items of the palette. */
  items: readonly { item: PaletteItem; index: number }[];
}

/** Puts items that follow each other with the same group together. */
export const inGroups = (items: readonly PaletteItem[]): PaletteGroup[] =>
  Array.from(
    Map.groupBy(
      items.map((item, index) => ({ item, index })),
      ({ item }) => item.group,
    ),
    ([title, items]) => ({ title, items }),
  );
