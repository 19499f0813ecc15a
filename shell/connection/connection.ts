import type { Live } from "@console-shell/contract";
import { createStore } from "../state/store.ts";

/** Milliseconds until a server that could not be reached is looked for again: it may have been late only once. */
const firstLook = 2_000;
/** Milliseconds between two looks after that. */
const lookEvery = 10_000;

/** Whether the server can be reached. */
export interface Connection extends Live<boolean> {
  /** Takes into account that a call was answered, or was not. */
  note(reached: boolean): void;
}

/**
 * Knows whether the server can be reached: from the calls that are made anyway, and while it cannot,
 * by looking for it. `probe` is true where it answers. Until the signal aborts.
 */
export const createConnection = (
  probe: () => Promise<boolean>,
  signal: AbortSignal,
): Connection => {
  const online = createStore(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let answers = 0;

  const found = (reached: boolean) => {
    clearTimeout(timer);
    const wait = online.get() ? firstLook : lookEvery;
    online.set(reached);
    if (!reached && !signal.aborted) timer = setTimeout(() => void look(), wait);
  };
  const look = async () => {
    if (looking || signal.aborted) return;
    looking = true;
    const before = answers;
    try {
      const reached = await probe();
      // A busy server may be late with this one answer while it gives others.
      found(reached || answers > before);
    } finally {
      looking = false;
    }
  };
  // It may have been lost before anybody listened.
  if (!navigator.onLine) found(false);
  window.addEventListener("offline", () => found(false), { signal });
  window.addEventListener("online", () => void look(), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    get: () => online.get(),
    subscribe: (listener) => online.subscribe(listener),
    note(reached) {
      if (reached) {
        answers += 1;
        if (!online.get()) found(true);
      } else if (online.get()) {
        // One call may fail for reasons of its own.
        void look();
      }
    },
  };
};
