/** Reads again what the server's events have made stale. */
export interface ReadAgain {
  /** The data of this key is stale; at the latest in so many milliseconds it's read again. */
  later(key: string, within: number): void;
  /** Forgets what waits. */
  stop(): void;
}

interface Parts {
  read: (key: string) => void;
  isVisible: () => boolean;
  /** Calls the listener when the page may have become visible, until the signal aborts. */
  onVisible: (listener: () => void, signal: AbortSignal) => void;
}

/**
 * Many pages hear of a change at the same moment, so each reads it again after a random time within what the server
 * names, which grows with their number: one of a few reads at once. A key is read once, however often it
 * becomes stale until then, and at most once within that time. A hidden page reads when it's shown.
 */
export const createReadAgain = ({ read, isVisible, onVisible }: Parts): ReadAgain => {
  const ended = new AbortController();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const whenVisible = new Set<string>();
  const readAt = new Map<string, number>();

  const readNow = (key: string) => {
    timers.delete(key);
    if (isVisible()) {
      readAt.set(key, performance.now());
      read(key);
    } else whenVisible.add(key);
  };
  onVisible(() => {
    if (!isVisible()) return;
    const keys = [...whenVisible];
    whenVisible.clear();
    for (const key of keys) readNow(key);
  }, ended.signal);
  return {
    later(key, within) {
      if (whenVisible.has(key)) return;
      if (within === 0) {
        clearTimeout(timers.get(key));
        readNow(key);
        return;
      }
      if (timers.has(key)) return;
      const rest = (readAt.get(key) ?? -Infinity) + within - performance.now();
      const wait = Math.max(0, rest, Math.random() * within);
      timers.set(
        key,
        setTimeout(() => readNow(key), wait),
      );
    },
    stop() {
      ended.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      whenVisible.clear();
    },
  };
};

/** Tells pages when the document is shown. */
export const documentVisibility: Pick<Parts, "isVisible" | "onVisible"> = {
  isVisible: () => document.visibilityState !== "hidden",
  onVisible: (listener, signal) =>
    document.addEventListener("visibilitychange", listener, { signal }),
};
