import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** Names of the running background actions. */
export interface ActionsRunning extends Live<ReadonlySet<string>> {
  /** Counts the action as running until the promise settles; returns the promise. */
  track<Result>(name: string, action: Promise<Result>): Promise<Result>;
}

/** Tracks running background actions; a name may run several times at once. */
export const createActionsRunning = (): ActionsRunning => {
  const counts = new Map<string, number>();
  const names = createStore<ReadonlySet<string>>(new Set());
  const count = (name: string, change: 1 | -1) => {
    const next = (counts.get(name) ?? 0) + change;
    if (next > 0) counts.set(name, next);
    else counts.delete(name);
    if (names.get().has(name) !== counts.has(name)) names.set(new Set(counts.keys()));
  };
  return {
    get: () => names.get(),
    subscribe: (listener) => names.subscribe(listener),
    async track(name, action) {
      count(name, 1);
      try {
        return await action;
      } finally {
        count(name, -1);
      }
    },
  };
};
