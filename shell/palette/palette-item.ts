import type { ReactNode } from "react";

/** An entry in the palette. */
export interface PaletteItem {
  id: string;
  /** The group it is listed under. */
  group: string;
  title: string;
  /** Distinguishes it from others with the same title. */
  detail?: string | undefined;
  /** Other search terms, e.g. its title in the other language. */
  words?: readonly string[];
  icon?: ReactNode;
  /** Keys that do the same without the palette. */
  keys?: string | undefined;
  /** The link's target; entries without one run an action. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  /** Each item with its index in the whole palette. */
  items: readonly { item: PaletteItem; index: number }[];
}

/** Groups consecutive items with the same group name. */
export const inGroups = (items: readonly PaletteItem[]): PaletteGroup[] =>
  Array.from(
    Map.groupBy(
      items.map((item, index) => ({ item, index })),
      ({ item }) => item.group,
    ),
    ([title, items]) => ({ title, items }),
  );
