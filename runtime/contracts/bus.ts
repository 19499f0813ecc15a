type Listener = (...values: never[]) => unknown;

/** Events among the sub-apps of one framework. */
export interface Bus {
  on: (event: string, listener: Listener) => void;
  once: (event: string, listener: Listener) => void;
  off: (event: string, listener?: Listener) => void;
  emit: (event: string, ...values: unknown[]) => void;
}

export const createBus = (): Bus => {
  const events = new Map<string, Set<Listener>>();
  const bus: Bus = {
    on(event, listener) {
      const listeners = events.get(event) ?? new Set();
      events.set(event, listeners.add(listener));
    },
    once(event, listener) {
      const first: Listener = (...values) => {
        bus.off(event, first);
        listener(...values);
      };
      bus.on(event, first);
    },
    off(event, listener) {
      if (listener) events.get(event)?.delete(listener);
      else events.delete(event);
    },
    emit(event, ...values) {
      for (const listener of Array.from(events.get(event) ?? []))
        try {
          listener(...(values as never[]));
        } catch (error) {
          // One sub-app's failure is no other's.
          reportError(error);
        }
    },
  };
  return bus;
};

/** A door to the bus for one sub-app: what it listens to ends with `close`. */
export const openBus = (bus: Bus): Bus & { close: () => void } => {
  const own: [event: string, listener: Listener][] = [];
  const listen =
    (way: "on" | "once"): Bus["on"] =>
    (event, listener) => {
      own.push([event, listener]);
      bus[way](event, listener);
    };
  const close = () => {
    for (const [event, listener] of own.splice(0)) bus.off(event, listener);
  };
  return {
    on: listen("on"),
    once: listen("once"),
    emit: bus.emit,
    off(event, listener) {
      for (const [name, one] of own)
        if (name === event && (!listener || one === listener)) bus.off(name, one);
    },
    close,
  };
};
