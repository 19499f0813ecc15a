/** A value that changes. `subscribe` returns its undo. */
export interface Live<Value> {
  get(): Value;
  subscribe(listener: (value: Value) => void): () => void;
}

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

/** A live value derived from another; notifies only when the result changes. */
export const derive = <From, To>(source: Live<From>, compute: (value: From) => To): Live<To> => ({
  get: () => compute(source.get()),
  subscribe(listener) {
    let last = compute(source.get());
    return source.subscribe((value) => {
      const next = compute(value);
      if (Object.is(next, last)) return;
      last = next;
      listener(next);
    });
  },
});
