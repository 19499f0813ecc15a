import type { Live, PaletteEntry } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The command palette: whether it is open, and the entries sub-apps have added. */
export interface Palette {
  readonly opened: Live<boolean>;
  open(): void;
  close(): void;
  /**
   * Adds the entries that `entries` returns when the palette opens or a key is pressed. Returns the remove function. The
   * shell's own, with `shellName` instead of a sub-app, come first: their keys win.
   */
  offer(subApp: string, entries: () => readonly PaletteEntry[]): () => void;
  /** All current entries. */
  offered(): readonly { subApp: string; entry: PaletteEntry }[];
}

/** Stands for the shell where a sub-app is named. */
export const shellName = "";

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
      Array.from(sources)
        .toSorted(
          (one, other) => Number(other.subApp === shellName) - Number(one.subApp === shellName),
        )
        .flatMap(({ subApp, entries }) => entries().map((entry) => ({ subApp, entry }))),
  };
};
