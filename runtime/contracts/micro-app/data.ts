type Data = Record<string, unknown>;
type Listener = (data: Data) => unknown;

/** Data from one side to the other; each message merges its keys. */
export interface Channel {
  get: () => Data | null;
  listen: (listener: Listener, fireAtOnce?: boolean) => void;
  ignore: (listener?: Listener) => void;
  send: (data: Data, done?: (results: unknown[]) => void, evenIfEqual?: boolean) => void;
  clear: () => void;
}

const isEqual = (first: Data, second: Data): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.keys(first).every((key) => Object.is(first[key], second[key]));

/** `afterwards` receives the data after the listeners. */
export const createChannel = (afterwards: (data: Data) => void = () => undefined): Channel => {
  const listeners = new Set<Listener>();
  let current: Data | null = null;
  return {
    get: () => current,
    listen(listener, fireAtOnce = false) {
      listeners.add(listener);
      if (fireAtOnce && current) listener(current);
    },
    ignore(listener) {
      if (listener) listeners.delete(listener);
      else listeners.clear();
    },
    send(data, done, evenIfEqual = false) {
      const next = { ...current, ...data };
      const changed = evenIfEqual || !current || !isEqual(current, next);
      current = next;
      // As in micro-app: a listener added during this task still receives the data.
      queueMicrotask(() => {
        if (!changed) return;
        const results = [...listeners].map((listener) => {
          try {
            return listener(next);
          } catch (error) {
            // One sub-app's failure must not affect the others.
            reportError(error);
            return undefined;
          }
        });
        afterwards(next);
        done?.(results.filter(Boolean));
      });
    },
    clear: () => void (current = null),
  };
};

/** One user's view of a shared channel: `close` removes the listeners added through it. */
export const openChannel = (channel: Channel) => {
  const own = new Set<Listener>();
  const close = () => {
    for (const listener of own) channel.ignore(listener);
    own.clear();
  };
  return {
    listen: (listener: Listener, fireAtOnce?: boolean) => {
      own.add(listener);
      channel.listen(listener, fireAtOnce);
    },
    ignore: (listener: Listener) => channel.ignore(listener),
    close,
  };
};
