import type { Live } from "@console-shell/contract";
import { createStore } from "../state/store.ts";

/** Whether something on the page would be lost by leaving it, and in which parts of it. */
export interface Unsaved extends Live<ReadonlySet<string>> {
  /** Something in this part, a sub-app's name or a page's, is unsaved until the undo is called. */
  hold(part: string): () => void;
  /** Nothing in these parts, or in any, counts as unsaved any more: it may be lost. */
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
