import type { ReactNode } from "react";

/** Kinds of entries, each with the prefix that lists only them. */
export const kindPrefixes = { action: ">", page: "/", record: "#" } as const;
export type PaletteKind = keyof typeof kindPrefixes;

/** An entry in the palette. */
export interface PaletteItem {
  id: string;
  kind: PaletteKind;
  /** The group it is listed under. */
  group: string;
  title: string;
  /** Distinguishes it from others with the same title. */
  detail?: string | undefined;
  /** Other search terms, e.g. its title in the other language. */
  words?: readonly string[];
  icon?: ReactNode;
  /** Of a record: its state as a dot and a word, and its amount. */
  state?: { title: string; tone: "success" | "warning" | "error" | "default" } | undefined;
  amount?: string | undefined;
  /** Something to do with the record above it. */
  nested?: boolean;
  /** How well it matches, if not by its title: see `rankOf`. */
  rank?: number;
  /** Ends something, so it isn't chosen by the beginning of its title. */
  careful?: boolean;
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
