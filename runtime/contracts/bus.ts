type Listener = (...values: never[]) => unknown;

/** Events among the sub-apps of one framework. */
export interface Bus {
  on: (event: string, listener: Listener) => void;
  once: (event: string, listener: Listener) => void;
  off: (event: string, listener?: Listener) => void;
  emit: (event: string, ...values: unknown[]) => void;
}

export const createBus = (): Bus => {
  /** The listeners of each event; true for those that fire once. */
  const events = new Map<string, Map<Listener, boolean>>();
  const listen = (isOnce: boolean) => (event: string, listener: Listener) => {
    const listeners = events.get(event) ?? new Map<Listener, boolean>();
    events.set(event, listeners.set(listener, isOnce));
  };
  return {
    on: listen(false),
    once: listen(true),
    off(event, listener) {
      if (listener) events.get(event)?.delete(listener);
      else events.delete(event);
    },
    emit(event, ...values) {
      const listeners = events.get(event);
      for (const [listener, isOnce] of Array.from(listeners ?? []))
        try {
          if (isOnce) listeners?.delete(listener);
          listener(...(values as never[]));
        } catch (error) {
          // One sub-app's failure must not affect the others.
          reportError(error);
        }
    },
  };
};

/** One sub-app's view of the bus: `close` removes its listeners. */
export const openBus = (bus: Bus): Bus & { close: () => void } => {
  const own = new Map<string, Set<Listener>>();
  const listen =
    (way: "on" | "once"): Bus["on"] =>
    (event, listener) => {
      own.set(event, (own.get(event) ?? new Set()).add(listener));
      bus[way](event, listener);
    };
  const off: Bus["off"] = (event, listener) => {
    for (const one of own.get(event) ?? []) if (!listener || one === listener) bus.off(event, one);
  };
  return {
    on: listen("on"),
    once: listen("once"),
    off,
    emit: bus.emit,
    close() {
      for (const event of own.keys()) off(event);
    },
  };
};
