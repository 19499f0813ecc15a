/** Responses cached for a while. Nothing stored before a `clear` comes back after it. */
export interface ResponseCache {
  /** The cached response, or undefined if there is none or it has expired. */
  read(key: string): { answer: unknown } | undefined;
  /** Returns a function that stores the response of a request starting now; it does nothing after a `clear`. */
  slot(key: string, lifetime: number): (answer: unknown) => void;
  clear(): void;
}

/** An in-memory cache. Responses are copied, so callers can't change each other's. */
export const createResponseCache = (now: () => number = Date.now): ResponseCache => {
  let entries = new Map<string, { answer: unknown; expires: number }>();
  return {
    read(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expires <= now()) {
        entries.delete(key);
        return undefined;
      }
      return { answer: structuredClone(entry.answer) };
    },
    slot(key, lifetime) {
      const opened = entries;
      return (answer) =>
        void opened.set(key, { answer: structuredClone(answer), expires: now() + lifetime });
    },
    clear() {
      entries = new Map();
    },
  };
};
