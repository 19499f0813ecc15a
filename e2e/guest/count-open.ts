/**
 * Connections, workers and timers open in the page, as returned by `countedOpen()` on the window.
 */
export interface Open {
  channels: string[];
  streams: string[];
  workers: number;
  timeouts: number;
}

declare global {
  interface Window {
    countedOpen: () => Open;
  }
}

/**
 * Runs in the page before its own scripts: tracks channels, streams, workers and timeouts until
 * they end.
 */
export const countOpen = (): void => {
  const channels = new Set<BroadcastChannel>();
  const streams = new Set<EventSource>();
  const workers = new Set<Worker>();
  const timeouts = new Set<number>();

  const watch = <Kind extends object>(name: string, end: string, open: Set<Kind>) => {
    const Native = Reflect.get(window, name) as new (...input: unknown[]) => Kind;
    const close = Reflect.get(Native.prototype as object, end) as () => void;
    Reflect.set(Native.prototype as object, end, function closing(this: Kind) {
      open.delete(this);
      close.call(this);
    });
    class Watched extends (Native as new (...input: unknown[]) => object) {
      constructor(...input: unknown[]) {
        super(...input);
        open.add(this as object as Kind);
      }
    }
    Reflect.set(window, name, Watched);
  };
  watch("BroadcastChannel", "close", channels);
  watch("EventSource", "close", streams);
  watch("Worker", "terminate", workers);

  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  Object.assign(window, {
    setTimeout(run: (...input: unknown[]) => void, ...rest: unknown[]) {
      const [milliseconds, ...input] = rest as [number?, ...unknown[]];
      const id = start(() => {
        timeouts.delete(id);
        run(...input);
      }, milliseconds);
      timeouts.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      if (id !== undefined) timeouts.delete(id);
      stop(id);
    },
  });
  window.countedOpen = () => ({
    channels: Array.from(channels, ({ name }) => name).toSorted(),
    streams: Array.from(streams, ({ url }) => url),
    workers: workers.size,
    timeouts: timeouts.size,
  });
};
