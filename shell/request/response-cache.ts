/** Answers kept for a while. What is stored before a `clear` never comes back after it. */
export interface ResponseCache {
  /** The kept answer, or undefined when there is none or it is too old. */
  read(key: string): { answer: unknown } | undefined;
  /** Where the answer of a request that starts now goes; does nothing after a `clear`. */
  slot(key: string, lifetime: number): (answer: unknown) => void;
  clear(): void;
}

/** A cache in memory. Answers are copied, so that no caller can change another's. */
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
