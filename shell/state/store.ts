import type { Live } from "@console-shell/contract";

export interface Store<Value> extends Live<Value> {
  set(value: Value): void;
}

/** An observable value. Setting the same value notifies nobody. */
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
