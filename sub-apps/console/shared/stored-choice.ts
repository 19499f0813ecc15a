import { useSyncExternalStore } from "react";

/** A choice that this browser remembers. */
export interface StoredChoice<Value extends string> {
  use: () => Value;
  set: (value: Value) => void;
}

/** A choice among values, the first by default. Without storage it's remembered until the page is left. */
export const storedChoice = <const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): StoredChoice<Value> => {
  const key = `console.${name}`;
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const read = (): Value => {
    if (current !== undefined) return current;
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Some private windows block storage.
    }
    return (current = values.find((value) => value === stored) ?? values[0]);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    use: () => useSyncExternalStore(subscribe, read),
    set(value) {
      current = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // As above.
      }
      for (const listener of listeners) listener();
    },
  };
};
