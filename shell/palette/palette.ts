import type { Live, PaletteEntry } from "@console-shell/contract";
import { createStore } from "../state/store.ts";

/** The command palette: whether it is open, and what sub-apps have put into it. */
export interface Palette {
  readonly opened: Live<boolean>;
  open(): void;
  close(): void;
  /** Adds what `entries` answers when the palette is opened. Returns the undo. */
  offer(subApp: string, entries: () => readonly PaletteEntry[]): () => void;
  /** All that is offered at this moment. */
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
