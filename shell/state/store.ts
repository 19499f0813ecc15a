import type { Live } from "@console-shell/contract";

export interface Store<Value> extends Live<Value> {
  set(value: Value): void;
}

/** A value that can be watched. Setting the value that it already has tells nobody. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
