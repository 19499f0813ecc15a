import type { Live, PaletteEntry } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The command palette: whether it is open, and the entries sub-apps have added. */
export interface Palette {
  readonly opened: Live<boolean>;
  open(): void;
  close(): void;
  /** Adds the entries that `entries` returns when the palette opens. Returns the remove function. */
  offer(subApp: string, entries: () => readonly PaletteEntry[]): () => void;
  /** All current entries. */
  offered(): readonly { subApp: string; entry: PaletteEntry }[];
}

export const createPalette = (): Palette => {
  const opened = createStore(false);
  const sources = new Set<{ subApp: string; entries: () => readonly PaletteEntry[] }>();
  return {
    opened,
    open: () => opened.set(true),
    close: () => opened.set(false),
    offer(subApp, entries) {
      const source = { subApp, entries };
      sources.add(source);
      return () => void sources.delete(source);
    },
    offered: () =>
      Array.from(sources).flatMap(({ subApp, entries }) =>
        entries().map((entry) => ({ subApp, entry })),
      ),
  };
};
