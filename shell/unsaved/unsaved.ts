import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The parts of the page that have unsaved changes. */
export interface Unsaved extends Live<ReadonlySet<string>> {
  /** Marks a part, a sub-app's or a page's name, as unsaved until the returned function is called. */
  hold(part: string): () => void;
  /** Discards the unsaved state of these parts, or of all. */
  forget(parts?: ReadonlySet<string>): void;
}

export const createUnsaved = (): Unsaved => {
  const parts = createStore<ReadonlySet<string>>(new Set());
  const held = new Set<{ part: string }>();
  const tell = () => {
    const now = new Set(Array.from(held, ({ part }) => part));
    if (now.symmetricDifference(parts.get()).size > 0) parts.set(now);
  };
  return {
    get: () => parts.get(),
    subscribe: (listener) => parts.subscribe(listener),
    hold(part) {
      const one = { part };
      held.add(one);
      tell();
      return () => {
        held.delete(one);
        tell();
      };
    },
    forget(forgotten) {
      for (const one of held) if (!forgotten || forgotten.has(one.part)) held.delete(one);
      tell();
    },
  };
};
