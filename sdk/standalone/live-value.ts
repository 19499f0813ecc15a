import type { Live } from "@console-shell/contract";

/** A live value with its setter, for the host of a standalone sub-app. */
export const liveValue = <Value>(first: Value): Live<Value> & { set(value: Value): void } => {
  let current = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
