import type { Live, UnsavedReason } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The parts of the page that have something to lose, unsaved changes above all. */
export interface Unsaved extends Live<ReadonlySet<string>> {
  /** Marks a part, a sub-app's or a page's name, as unsaved until the returned function is called. */
  hold(part: string, reason?: UnsavedReason): () => void;
  /** Why these parts are unsaved. */
  reasons(parts: ReadonlySet<string>): UnsavedReason[];
  /** Discards the unsaved state of these parts, or of all. */
  forget(parts?: ReadonlySet<string>): void;
}

export const createUnsaved = (): Unsaved => {
  const parts = createStore<ReadonlySet<string>>(new Set());
  const held = new Set<{ part: string; reason: UnsavedReason }>();
  const tell = () => {
    const now = new Set(Array.from(held, ({ part }) => part));
    if (now.symmetricDifference(parts.get()).size > 0) parts.set(now);
  };
  return {
    get: () => parts.get(),
    subscribe: (listener) => parts.subscribe(listener),
    reasons: (of) => [
      ...new Set([...held].filter(({ part }) => of.has(part)).map(({ reason }) => reason)),
    ],
    hold(part, reason = "changes") {
      const one = { part, reason };
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
